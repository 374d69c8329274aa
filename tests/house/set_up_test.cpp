#include "tests/house/tree.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace delve::test;

namespace {

struct Answer {
    int status = -1;
    QString said;
    QStringList commands; ///< the calls of apt and sudo, in order
};

/// A fake machine for the scripts: its programs only print what they would do, and it has none of this machine's
/// packages.
class Machine {
public:
    Machine() {
        QDir(folder_.path()).mkpath("bin");
        QDir(folder_.path()).mkpath("a project");
        for (const char* name : {"bash", "env", "sed", "sort", "mkdir", "mv", "rm", "cat", "ls"})
            QFile::link(QStandardPaths::findExecutable(name), tool(name));
        program("dpkg-query", R"(case " $INSTALLED " in *" ${@: -1} "*) printf installed ;; *) exit 1 ;; esac)");
        program("apt-cache", R"(if [ "$1" = pkgnames ]; then printf '%s\n' $KNOWN; exit; fi
            case " $KNOWN " in *" ${@: -1} "*) ;; *) exit 100 ;; esac)");
        program("apt-get", R"(printf 'apt-get %s\n' "$*" >>"$LOG"
            case "$*" in
            *update*) exit "${UPDATE_STATUS:-0}" ;;
            *download*) : >"${@: -1}_1_all.deb" ;;
            *) exit "${APT_STATUS:-0}" ;;
            esac)");
        program("dpkg-deb", R"(mkdir -p "$3/usr/include/boost"
            printf '#define BOOST_VERSION 108300\n' >"$3/usr/include/boost/version.hpp")");
        program("id", R"(printf '%s\n' "$USER_ID")");
        set("LOG", folder_.filePath("log"));
        set("USER_ID", "0");
    }

    void set(const QString& name, const QString& value) { environment_.insert(name, value); }
    void addSudo() { program("sudo", "printf 'sudo ' >>\"$LOG\"\n[ \"$1\" != -n ] || shift\nexec \"$@\""); }
    [[nodiscard]] QString project() const { return folder_.filePath("a project"); }

    /// Runs a shell line with the functions of the scripts.
    Answer run(const QString& line) {
        QString script = "set -euo pipefail\nproject=\"$1\"\n";
        for (const QString& part : QStringList{"say", "packages", "boost", "display", "wasm"})
            script += ". '" + absolute("packaging/lib/" + part + ".sh") + "'\n";
        environment_.insert("PATH", folder_.filePath("bin"));
        QProcess bash;
        bash.setProcessEnvironment(environment_);
        bash.start(tool("bash"), {"-c", script + line, "bash", project()});
        Answer answer;
        if (!bash.waitForFinished()) return answer;
        answer.status = bash.exitCode();
        answer.said = QString::fromUtf8(bash.readAllStandardError());
        QFile log(folder_.filePath("log"));
        if (log.open(QIODevice::ReadOnly))
            answer.commands = QString::fromUtf8(log.readAll()).split('\n', Qt::SkipEmptyParts);
        return answer;
    }

    void program(const QString& name, const QString& body) {
        QFile file(tool(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(("#!" + tool("bash") + '\n' + body + '\n').toUtf8());
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

private:
    [[nodiscard]] QString tool(const QString& name) const { return folder_.filePath("bin/" + name); }

    QTemporaryDir folder_;
    QProcessEnvironment environment_;
};

const QString install = "apt-get -q -o DPkg::Lock::Timeout=300 --no-remove install -y --no-install-recommends ";

} // namespace

/// packaging/run and packaging/test install what is missing, on any kind of machine.
class SetUpTest : public QObject {
    Q_OBJECT
private slots:
    void nothingMissingSaysNothing() {
        Machine machine;
        machine.set("INSTALLED", "cmake g++");
        const Answer answer = machine.run("install_packages g++ cmake");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.said, QString());
        QCOMPARE(answer.commands, QStringList());
    }

    void rootInstallsWithoutSudo() {
        Machine machine;
        machine.set("INSTALLED", "g++");
        const Answer answer = machine.run("install_packages g++ cmake ninja-build");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.commands.size(), 2);
        QCOMPARE(answer.commands.last(), install + "cmake ninja-build");
        QVERIFY2(answer.said.contains("cmake ninja-build"), qPrintable(answer.said));
    }

    void userInstallsThroughSudo() {
        Machine machine;
        machine.set("USER_ID", "1000");
        machine.addSudo();
        const Answer answer = machine.run("install_packages cmake");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.commands.last(), "sudo " + install + "cmake");
    }

    void withNeitherItSaysWhatToInstall() {
        Machine machine;
        machine.set("USER_ID", "1000");
        machine.set("KNOWN", "libqt6svg6-dev");
        const Answer answer = machine.run("install_packages cmake 'qt6-svg-dev libqt6svg6-dev'");
        QCOMPARE(answer.status, 1);
        QCOMPARE(answer.commands, QStringList());
        QVERIFY2(answer.said.contains("apt-get install --no-install-recommends cmake libqt6svg6-dev"),
                 qPrintable(answer.said));
    }

    void aNameOfAnotherReleaseCounts() {
        Machine machine;
        machine.set("INSTALLED", "libqt6svg6-dev");
        QCOMPARE(machine.run("install_packages 'qt6-svg-dev libqt6svg6-dev'").commands, QStringList());
        machine.set("INSTALLED", "");
        machine.set("KNOWN", "libqt6svg6-dev");
        QVERIFY(
            machine.run("install_packages 'qt6-svg-dev libqt6svg6-dev'").commands.last().endsWith(" libqt6svg6-dev"));
    }

    /// The libraries that CMake looks for are installed first.
    void whatABuildLinksIsOnTheList() {
        Machine machine;
        const QStringList packages = machine.run("printf '%s ' \"${packages_to_build[@]}\" >&2").said.split(' ');
        QVERIFY(packages.contains("libpng-dev"));
    }

    void staleListsAreNoReasonToStop() {
        Machine machine;
        machine.set("UPDATE_STATUS", "100");
        const Answer answer = machine.run("install_packages cmake");
        QCOMPARE(answer.status, 0);
        QVERIFY(answer.said.contains("could not be refreshed"));
    }

    void whatAptRefusesIsNamed() {
        Machine machine;
        machine.set("APT_STATUS", "100");
        const Answer answer = machine.run("install_packages cmake");
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.said.contains("by hand: cmake"), qPrintable(answer.said));
    }

    void theOldestBoostThatIsNewEnoughIsTaken() {
        Machine machine;
        machine.set("KNOWN", "libboost1.74-dev libboost1.88-dev libboost1.83-dev libboost1.83-tools-dev");
        const Answer answer = machine.run("printf '%s' \"$(boost_package)\" >&2");
        QCOMPARE(answer.said, QString("libboost1.83-dev"));
    }

    /// Boost 1.74 is installed and in the way: 1.81 is unpacked beside it, and nothing is removed.
    void aBoostInTheWayStays() {
        Machine machine;
        machine.set("KNOWN", "libboost1.74-dev libboost1.81-dev");
        machine.set("APT_STATUS", "100");
        const Answer answer =
            machine.run("has_boost() { boost_is_enough \"$project/.deps/usr/include\"; }\ninstall_boost");
        QVERIFY2(answer.status == 0, qPrintable(answer.said));
        QVERIFY(answer.commands.last().contains("download libboost1.81-dev"));
        QVERIFY(QFile::exists(machine.project() + "/.deps/usr/include/boost/version.hpp"));
        QVERIFY(!QFile::exists(machine.project() + "/.deps.new"));
    }

    void whatIsNeededForWebAssemblyIsInstalledWhereItIsKnown() {
        Machine machine;
        machine.set("KNOWN", "a b nodejs");
        const QString only = "packages_for_wasm=(a b)\n";
        const Answer answer = machine.run(only + "install_for_wasm");
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.commands.last(), install + "a b nodejs");
        machine.program("node", "exit 0");
        QCOMPARE(machine.run(only + "install_for_wasm").commands.last(), install + "a b");
    }

    void aReleaseWithoutWebAssemblySaysSo() {
        Machine machine;
        machine.set("KNOWN", "a");
        const QString only = "packages_for_wasm=(a b)\nexpects_wasm() { $EXPECTS; }\ncompare_with_wasm";
        machine.set("EXPECTS", "false");
        const Answer without = machine.run(only);
        QCOMPARE(without.status, 0);
        QVERIFY2(without.said.contains("NOT compared") && without.said.contains(" b "), qPrintable(without.said));
        QVERIFY2(!without.commands.join('\n').contains("install"), qPrintable(without.commands.join('\n')));
        machine.set("EXPECTS", "true");
        const Answer expected = machine.run(only);
        QCOMPARE(expected.status, 1);
        QVERIFY2(expected.said.contains("does not know them: b"), qPrintable(expected.said));
    }

    void aPlatformThatNobodySeesIsNoDisplay() {
        Machine machine;
        const QString ask = "if has_display; then printf yes >&2; else printf no >&2; fi";
        for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) machine.set(variable, "");
        QCOMPARE(machine.run(ask).said, QString("no"));
        machine.set("WAYLAND_DISPLAY", "wayland-0");
        QCOMPARE(machine.run(ask).said, QString("yes"));
        for (const char* unseen : {"offscreen", "minimal", "offscreen:configfile=x"}) {
            machine.set("QT_QPA_PLATFORM", unseen);
            QCOMPARE(machine.run(ask).said, QString("no"));
        }
        machine.set("QT_QPA_PLATFORM", "xcb");
        QCOMPARE(machine.run(ask).said, QString("yes"));
        machine.set("QT_QPA_PLATFORM", "");
        machine.set("WAYLAND_DISPLAY", "");
        machine.set("DISPLAY", ":4711"); // no such socket
        QCOMPARE(machine.run(ask).said, QString("no"));
        machine.set("DISPLAY", "elsewhere:0");
        QCOMPARE(machine.run(ask).said, QString("yes"));
    }

    void withoutADisplayALevelIsMadeProvenAndDrawn() {
        Machine machine;
        machine.program("delvewright", R"(printf 'delvewright %s\n' "$*" >>"$LOG")");
        const Answer answer = machine.run("generate_without_display delvewright");
        QVERIFY2(answer.status == 0, qPrintable(answer.said));
        QVERIFY2(answer.said.contains("no display"), qPrintable(answer.said));
        QCOMPARE(answer.commands.size(), 3);
        QVERIFY(answer.commands[0].startsWith("delvewright generate grown-rooms --seed 7 "));
        QVERIFY(answer.commands[0].endsWith(".delve"));
        QVERIFY(answer.commands[1].startsWith("delvewright check grown-rooms --seeds 7 "));
        QVERIFY(answer.commands[2].startsWith("delvewright picture "));
        QVERIFY(answer.commands[2].endsWith(".png"));
    }

    void anUnknownPartIsRefused() {
        QProcess test;
        test.start(absolute("packaging/test"), {"--long", "no-such-part"});
        QVERIFY(test.waitForFinished());
        QCOMPARE(test.exitCode(), 2);
        const QString said = QString::fromUtf8(test.readAllStandardError());
        QVERIFY2(said.contains("no-such-part") && said.contains("levels, seeds, mixes, journeys, same-bytes"),
                 qPrintable(said));
    }
};

DELVE_TEST(SetUpTest)
#include "set_up_test.moc"
