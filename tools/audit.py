"""Ask whether any of our dependencies has a known vulnerability.

Three answers for each lock: none known, some known, or *not audited*, if the service that knows
could not be asked. The last two end with 1: what was not looked at is not called clean.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements/run.txt", "requirements/dev.txt", "requirements/node.txt")
PIP_AUDIT = Path(sys.executable).parent / "pip-audit"


def python(lock: str) -> tuple[str, str]:
    """`--strict`, because a package that could not be looked up otherwise passes in silence."""
    done = subprocess.run(
        [PIP_AUDIT, "--strict", "--disable-pip", "--require-hashes", "-r", ROOT / lock],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode == 0:
        return "none known", ""
    found = "known vulnerabilit" in done.stderr and "No known" not in done.stderr
    if found:
        return "VULNERABLE", done.stdout.strip()
    return "NOT AUDITED", (done.stderr.strip().splitlines() or ["pip-audit said nothing"])[-1]


def node() -> tuple[str, str]:
    npm = os.environ.get("NPM", "npm")
    try:
        done = subprocess.run(
            [npm, "audit", "--json"],
            cwd=ROOT / "web", capture_output=True, text=True, check=False,
        )  # fmt: skip
        report = json.loads(done.stdout)
    except (OSError, ValueError) as error:
        return "NOT AUDITED", f"npm audit: {type(error).__name__}"
    if "metadata" not in report:
        return "NOT AUDITED", str(report.get("message") or report.get("error") or "no report")
    counts = report["metadata"]["vulnerabilities"]
    found = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
    return ("VULNERABLE", found) if found else ("none known", "")


def main() -> int:
    answers = {lock: python(lock) for lock in LOCKS} | {"web/package-lock.json": node()}
    for lock, (verdict, why) in answers.items():
        print(f"{lock}: {verdict}{f' ({why})' if why else ''}")
    return 0 if all(verdict == "none known" for verdict, _why in answers.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
