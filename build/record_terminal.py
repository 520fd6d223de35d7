#!/usr/bin/env python3
"""Records a terminal session as an SVG that plays itself: python3 build/record_terminal.py OUT.svg <commands

Each line of standard input is typed into a bash of its own, in the root of the project, with the socket of the daemon in a folder of its own,
which is its home too, and is written as ~. What the programs write appears in the picture when it came, counted from the moment at which
the command was given; before each command there is a pause for the reader. At the end all of it stands there, also where pictures do not
move, but for what a program has written over. Standard library only.
"""

import html
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import sys
import tempfile
import time

COLUMNS = 100
PROMPT = "\x1b]0;prompt\x07$ "  # a window title, which is not seen, tells a prompt from a dollar sign
PAUSE, TYPING = 0.9, 0.5  # seconds before a command is there, and before it is given
WIDTH, HEIGHT, MARGIN = 8.43, 19, 16  # of a character and a line, and around all, in pixels


def read_until_prompt(terminal, started, parts):
    """Appends what comes, as (seconds since started, text), until the shell asks for the next command."""
    text = ""
    while not text.endswith(PROMPT):
        ready, _, _ = select.select([terminal], [], [], 60)
        if not ready:
            raise SystemExit("no prompt came for 60 s; the last words: %r" % text[-300:])
        chunk = os.read(terminal, 65536).decode(errors="replace")
        parts.append((time.monotonic() - started, chunk))
        text += chunk


def record(commands, folder):
    """Runs the commands in one shell and returns [(seconds of the film, text)]."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.setdefault("RKLLM_UDS_PATH", folder + "/rkllm.sock")
        os.environ.update(PS1=PROMPT, TERM="dumb", HISTFILE="/dev/null", HOME=folder, RKLLMD_MODELS=folder + "/.local/share/rkllmd/models",
                          XDG_RUNTIME_DIR=folder)
        os.execvp("bash", ["bash", "--norc", "--noprofile", "--noediting"])
    film, clock = [], 0.0
    try:
        first = []
        read_until_prompt(terminal, time.monotonic(), first)
        film.append((0.0, "$ "))
        for command in commands:
            clock += PAUSE
            film.append((clock, command + "\n"))
            clock += TYPING
            started, parts = time.monotonic(), []
            os.write(terminal, command.encode() + b"\n")
            read_until_prompt(terminal, started, parts)
            text = "".join(part for _, part in parts)
            if not text.startswith(command + "\r\n"):
                raise SystemExit("the terminal gave back %r for %r" % (text[:100], command))
            skip = len(command) + 2  # the echo
            for seconds, part in parts:
                part, skip = part[skip:], max(0, skip - len(part))
                if part:
                    film.append((clock + seconds, part.replace(PROMPT, "$ ").replace(folder, "~")))
            clock += parts[-1][0]
    finally:
        os.kill(child, signal.SIGHUP)
        os.close(terminal)
        os.waitpid(child, 0)
    return film


def lay_out(film):
    """Returns the lines of the picture, each a list of (seconds, text), broken at COLUMNS, and what was written over: (line, from, to, text)."""
    lines, ghosts, column = [[]], [], 0
    for seconds, text in film:
        for piece in re.split("(\r?\n|\r\x1b\\[K)", text):
            if piece in ("\n", "\r\n"):
                lines.append([])
                column = 0
                continue
            if piece == "\r\x1b[K":
                if lines[-1]:
                    ghosts.append((len(lines) - 1, lines[-1][0][0], seconds, "".join(text for _, text in lines[-1])))
                lines[-1], column = [], 0
                continue
            while piece:
                room = COLUMNS - column
                if room == 0:
                    lines.append([])
                    column, room = 0, COLUMNS
                lines[-1].append((seconds, piece[:room]))
                column += len(piece[:room])
                piece = piece[room:]
    while lines and "".join(text for _, text in lines[-1]).strip() in ("", "$"):
        lines.pop()
    return lines, ghosts


def draw(lines, ghosts):
    """Returns the SVG."""
    width, height = round(2 * MARGIN + COLUMNS * WIDTH), 2 * MARGIN + len(lines) * HEIGHT
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">'
        % (width, height, width, height),
        "<title>A terminal session with rkllmd</title>",
        "<style>text{font:14px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre;fill:#d7dae0}"
        ".c{fill:#8fd18f}@media (prefers-reduced-motion:no-preference){tspan{animation:s .01s both}}@keyframes s{from{fill-opacity:.35}}"
        + ("@keyframes h{from{fill-opacity:0}}.g{visibility:hidden}@keyframes g{from,to{visibility:visible}}" if ghosts else "") + "</style>",
        '<rect width="100%%" height="100%%" rx="8" fill="#1d2027"/>',
    ]
    out[-1] = out[-1].replace("%%", "%")
    over = {number for number, _, _, _ in ghosts}  # lines that are not seen before they are written
    for number, line in enumerate(lines):
        command = "".join(text for _, text in line).startswith("$ ")
        spans = "".join('<tspan style="%sanimation-delay:%.3fs">%s</tspan>' % (
            "animation-name:h;" if number in over else "", seconds, html.escape(text, quote=False)) for seconds, text in line)
        out.append('<text x="%d" y="%d"%s xml:space="preserve">%s</text>' % (
            MARGIN, MARGIN + 14 + number * HEIGHT, ' class="c"' if command else "", spans))
    for number, begins, ends, text in ghosts:
        out.append('<text class="g" x="%d" y="%d" style="animation:g %.3fs %.3fs" xml:space="preserve">%s</text>' % (
            MARGIN, MARGIN + 14 + number * HEIGHT, ends - begins, begins, html.escape(text, quote=False)))
    return "\n".join(out + ["</svg>"]) + "\n"


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__.splitlines()[0])
    commands = [line.rstrip("\n") for line in sys.stdin if line.strip()]
    out = pathlib.Path(sys.argv[1]).resolve()
    os.chdir(pathlib.Path(__file__).resolve().parent.parent)
    folder = tempfile.mkdtemp()
    try:
        picture = draw(*lay_out(record(commands, folder)))
    finally:
        shutil.rmtree(folder)
    if folder in picture:
        raise SystemExit("the picture names a folder of this machine")
    out.write_text(picture)


if __name__ == "__main__":
    main()
