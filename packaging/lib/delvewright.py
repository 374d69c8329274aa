"""How the scripts that write pages of the manual run the program."""
import json
import os
import subprocess
import sys

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


class Delvewright:
    """The program, in English whatever the language of whoever runs the script."""

    def __init__(self, path):
        self.path = path

    def run(self, *words, progress=False):
        """With progress: what it says while it works is shown at once, and is not in the answer."""
        environment = dict(os.environ, LANGUAGE="en", LC_ALL="C.UTF-8")
        errors = None if progress else subprocess.PIPE
        return subprocess.run([self.path, *words], stdout=subprocess.PIPE, stderr=errors, text=True, env=environment,
                              check=False)

    def must(self, *words, statuses=(0,), progress=False):
        """Ends the script where the program ends with another status than these."""
        done = self.run(*words, progress=progress)
        if done.returncode not in statuses:
            sys.exit(f"delvewright {' '.join(words)} ended with status {done.returncode}. {done.stderr or ''}".strip())
        return done

    def declared(self):
        """The recipes and stages that there are."""
        return json.loads(self.must("recipes", "--json").stdout)


def program_of(script, words):
    """The program that the words of the command line name, that of the release build where they name none."""
    if len(words) > 1:
        sys.exit(f"packaging/{script} takes one program.")
    path = words[0] if words else os.path.join(PROJECT, "build", "release", "app", "delvewright")
    if not os.access(path, os.X_OK):
        sys.exit(f"There is no program {path}. Build it, or name another.")
    return Delvewright(os.path.abspath(path))
