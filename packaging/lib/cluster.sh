# shellcheck shell=bash disable=SC2154 # project is set by the script that reads this file
# Cuts a survey into shards for Slurm and for GNU parallel, kills them in the middle, lets them go on, and compares what they join to
# with one run on one core. Slurm is a real one, with a controller and a node on this machine that serve loopback only: all of it lies in
# a temporary folder. Needs say.sh and packages.sh.

cluster_shards=8
cluster_survey=(keep --seeds 1..2000)
cluster_half_done=64k # a database of this size holds some of a shard's rows, and far from all

# install_for_cluster: the packages, and none of their services, which Debian starts: those that were not there before are stopped and
# disabled again.
install_for_cluster() {
    local service new=()
    for service in munge slurmctld slurmd; do # packages and services have the same names
        if ! is_installed "$service"; then new+=("$service"); fi
    done
    install_packages "${packages_for_cluster[@]}"
    if [ ! -d /run/systemd/system ]; then return 0; fi
    for service in "${new[@]}"; do as_root systemctl disable --now "$service.service" >&2 || true; done
}

# with_cluster COMMAND...: in the environment by which its processes are found again, whoever their parents are by then.
# A step daemon writes its title over the first variable, which is therefore another one.
with_cluster() {
    env SLURM_CONF="$cluster_folder/slurm.conf" PARALLEL_HOME="$cluster_folder" TMPDIR="$cluster_folder" \
        DELVEWRIGHT="$cluster_program" DELVEWRIGHT_CLUSTER="$cluster_folder" "$@"
}

# on_node COMMAND...: as above, for what ends with the node.
on_node() { with_cluster DELVEWRIGHT_NODE="$cluster_folder" "$@"; }

# processes_with NAME: their ids, the daemons first, so that none of them lives to tell of the end of a job.
processes_with() {
    local file process
    { grep -lzxF "$1=$cluster_folder" /proc/[0-9]*/environ || true; } 2>/dev/null | while read -r file; do
        process="${file//[!0-9]/}"
        case "$(cat "/proc/$process/comm" 2>/dev/null)" in
        slurmd*) printf '1 %s\n' "$process" ;;
        slurmstepd*) printf '2 %s\n' "$process" ;;
        *) printf '3 %s\n' "$process" ;;
        esac
    done | sort -n | cut -d ' ' -f 2
}

# kill_all_with NAME: also those that one of them was about to start. What still lives after half a minute cannot be killed.
kill_all_with() {
    local processes last=$((SECONDS + 30))
    while [ "$SECONDS" -lt "$last" ]; do
        mapfile -t processes < <(processes_with "$1")
        if [ ${#processes[@]} -eq 0 ]; then return 0; fi
        kill -KILL "${processes[@]}" 2>/dev/null || true
        sleep 0.05
    done
    say "Processes remain: ${processes[*]}."
}

end_cluster() {
    kill_all_with DELVEWRIGHT_NODE
    kill_all_with DELVEWRIGHT_CLUSTER
}

clean_cluster() {
    end_cluster
    rm -rf "$cluster_folder"
}

stop_cluster() {
    say "$@"
    tail -n 20 "$cluster_folder"/*.log >&2 || true
    exit 1
}

# wait_until SECONDS WHAT COMMAND...: until the command succeeds.
wait_until() {
    local last=$((SECONDS + $1)) what="$2"
    shift 2
    until "$@"; do
        if [ "$SECONDS" -ge "$last" ]; then stop_cluster "Waited too long until $what."; fi
        sleep 0.1
    done
}

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

write_slurm_configuration() {
    local host user
    host="$(hostname -s)"
    user="$(id -un)"
    mkdir "$cluster_folder/state" "$cluster_folder/spool"
    cat >"$cluster_folder/slurm.conf" <<END
ClusterName=delvewright
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$cluster_folder/munge.socket,cred_expire=10
StateSaveLocation=$cluster_folder/state
SlurmdSpoolDir=$cluster_folder/spool
SlurmctldPidFile=$cluster_folder/slurmctld.pid
SlurmdPidFile=$cluster_folder/slurmd.pid
SlurmctldLogFile=$cluster_folder/slurmctld.log
SlurmdLogFile=$cluster_folder/slurmd.log
MailProg=/bin/true
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
SlurmdTimeout=10
ReturnToService=2
MinJobAge=86400
NodeName=$host NodeAddr=127.0.0.1 CPUs=4
PartitionName=all Nodes=$host Default=YES
END
}

start_munge() {
    (umask 077 && head -c 128 /dev/urandom >"$cluster_folder/munge.key")
    with_cluster munged --key-file="$cluster_folder/munge.key" --socket="$cluster_folder/munge.socket" \
        --pid-file="$cluster_folder/munge.pid" --log-file="$cluster_folder/munge.log" --seed-file="$cluster_folder/munge.seed" ||
        stop_cluster "munged did not start."
}

start_node() { on_node slurmd -f "$cluster_folder/slurm.conf" || stop_cluster "slurmd did not start."; }
node_is_up() { with_cluster sinfo -h -o %t 2>/dev/null | grep -qxE 'idle|mix|alloc'; }
node_is_down() { with_cluster sinfo -h -o %t 2>/dev/null | grep -q '^down'; }
nothing_runs() { [ -z "$(with_cluster squeue -h -t RUNNING,COMPLETING)" ]; }
nothing_is_left() { [ -z "$(with_cluster squeue -h)" ]; }
some_are_half_done() { [ "$(find "$cluster_folder" -name 'survey-*.db' -size +"$cluster_half_done" | wc -l)" -ge 2 ]; }

# expect_middle: the kill came in the middle only if some shard has rows, and not all.
expect_middle() {
    python3 - "$cluster_folder" "$cluster_shards" <<'END' || stop_cluster "The kill came too late: no shard was in the middle."
import pathlib, sqlite3, sys

rows = [sqlite3.connect(path).execute("SELECT count(*) FROM levels").fetchone()[0]
        for path in sorted(pathlib.Path(sys.argv[1]).glob("survey-*.db"))]
print("Rows of the shards at the kill:", *rows, file=sys.stderr)
sys.exit(not any(0 < count < 2000 // int(sys.argv[2]) for count in rows))
END
}

survey_on_one_core() {
    say "One run on one core."
    "$cluster_program" survey "${cluster_survey[@]}" --jobs 1 --quiet --db "$cluster_folder/whole.db" \
        --csv "$cluster_folder/whole.csv" >/dev/null
}

dump_of() { python3 -c 'import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).iterdump(), sep="\n")' "$1"; }

# expect_equal BY: what the shards join to equals the one run, table by table and as CSV; then they go.
expect_equal() {
    local merged="$cluster_folder/merged" whole="$cluster_folder/whole" shards=()
    mapfile -t shards < <(printf "$cluster_folder/survey-%s.db\n" $(seq "$cluster_shards"))
    "$cluster_program" survey merge --quiet "${shards[@]}" -o "$merged.db"
    cmp <(dump_of "$whole.db") <(dump_of "$merged.db") >&2 || stop_cluster "The shards of $1 have other tables than one run."
    "$cluster_program" survey "${cluster_survey[@]}" --quiet --db "$merged.db" --csv "$merged.csv" >/dev/null
    cmp "$whole.csv" "$merged.csv" >&2 || stop_cluster "The shards of $1 have another CSV than one run."
    say "$1: $(wc -l <"$merged.csv") lines of $cluster_shards shards equal those of one run on one core."
    rm "${shards[@]}" "$merged".*
}

# expect_requeued JOB: every task is completed, and some of them only when they had been started again.
expect_requeued() {
    local completed
    completed="$(with_cluster scontrol show job "$1" | grep -c 'JobState=COMPLETED')" || true
    [ "$completed" = "$cluster_shards" ] || stop_cluster "Of $cluster_shards tasks, $completed are completed."
    grep -q 'start 2\.$' "$cluster_folder"/survey-*.log || stop_cluster "Slurm started no task again."
    say "Slurm started $(cat "$cluster_folder"/survey-*.log | grep -c 'start 2\.$') of $cluster_shards tasks again."
}

check_slurm() {
    local job
    say "$(slurmd -V): $cluster_shards tasks; the node is killed in the middle."
    write_slurm_configuration
    start_munge
    with_cluster slurmctld -f "$cluster_folder/slurm.conf" || stop_cluster "slurmctld did not start."
    start_node
    wait_until 60 "the node is up" node_is_up
    job="$(cd "$cluster_folder" && on_node sbatch --parsable --array="1-$cluster_shards" \
        "$project/packaging/cluster/survey.sbatch" "${cluster_survey[@]}")" || stop_cluster "sbatch failed."
    wait_until 300 "two shards are half done" some_are_half_done
    kill_all_with DELVEWRIGHT_NODE
    expect_middle
    wait_until 120 "the controller misses the node" node_is_down
    wait_until 60 "the tasks wait in the queue" nothing_runs
    start_node
    wait_until 60 "the node is up again" node_is_up
    wait_until 900 "all tasks have ended" nothing_is_left
    expect_requeued "$job"
    expect_equal Slurm
    end_cluster
}

# run_parallel: the command of docs/clusters.md.
run_parallel() {
    cd "$cluster_folder" && on_node parallel "$cluster_program" survey "${cluster_survey[@]}" --jobs 1 --quiet \
        --shard "{}/$cluster_shards" --db "survey-{}.db" ::: $(seq "$cluster_shards") >/dev/null
}

check_parallel() {
    say "$(parallel --version | head -n 1): killed in the middle, and run again."
    touch "$cluster_folder/will-cite" # else it asks to be cited
    run_parallel 2>"$cluster_folder/parallel.log" &
    local run=$! # a process substitution sets it, too
    wait_until 300 "two shards are half done" some_are_half_done
    kill_all_with DELVEWRIGHT_NODE
    wait "$run" 2>/dev/null || true
    expect_middle
    (run_parallel) || stop_cluster "GNU parallel failed."
    expect_equal "GNU parallel"
}

# check_cluster PROGRAM
check_cluster() {
    cluster_program="$1"
    cluster_folder="$(mktemp -d /tmp/delvewright-cluster.XXXXXX)"
    chmod 711 "$cluster_folder" # or munged finds its socket unreachable
    trap clean_cluster EXIT
    trap 'exit 130' INT TERM
    survey_on_one_core
    check_slurm
    check_parallel
}
