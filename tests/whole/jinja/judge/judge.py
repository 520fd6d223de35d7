"""Judges a template engine by python3-jinja2.

  judge.py fuzz SEED COUNT FILE
      renders COUNT random cases and has the engine render them: one line of JSON goes to standard output, {"template", "variables"}; one comes
      back on standard input, {"output"} or {"failed": "parse" or "render", "reason"}. What differs is made as small as it can be, and is
      written to FILE. What it has found stands on standard error; it exits with 1 where something differs.
  judge.py replay FILE
      the same with the cases of FILE
  judge.py record SEED COUNT
      writes cases to standard output as the tests read them: constructs.txt, then COUNT random ones
  judge.py conversations
      writes the conversations, and what each template of templates/ makes of each
  judge.py show TEMPLATE NUMBER
      writes one such text as it is
  judge.py time
      for each line {"template", "variables", "count"} on standard input it parses once, renders count times, and answers with {"bytes"}

Run it with Debian's /usr/bin/python3; the engine's side is TestJinjaBesidePython."""

import collections
import json
import os
import pathlib
import re
import resource
import sys
import time

sys.dont_write_bytecode = True

import conversations
import environment
import generate
import shrink

FOLDER = pathlib.Path(__file__).parent
MOST = 60  # differences that one run makes small


def ask(template, variables):
    """What the engine makes of it."""
    print(json.dumps({'template': template, 'variables': json.loads(variables)}, ensure_ascii=False), flush=True)
    line = sys.stdin.readline()
    if not line:
        raise SystemExit('the engine has gone; the last case was ' + json.dumps([template, variables]))
    return json.loads(line)


def kind(result):
    return result.get('failed', 'output')


def differs(template, variables):
    """Of what kind the difference is, or nothing; Python's result and the engine's."""
    expected = environment.render(template, variables)
    got = ask(template, variables)
    if is_same(expected, got):
        return None, expected, got
    # What Jinja computes while it compiles is now and then another value: {{ 2[:] }} is undefined, {{ n[:] }} an error.
    if is_same(environment.render(template, variables, environment.PLAIN), got):
        return None, expected, got
    return (kind(expected), kind(got)), expected, got


# What the engine refuses on purpose, or as Python does where Jinja has not computed it before: complex numbers, slices of constants.
REFUSED = re.compile(r"is not a real number|'(NoneType|bool|int|float)' object is not subscriptable")


# The engine's budget has room for conversations: of a render that is larger than this it may say that it has none.
LARGE = 500_000
BUDGET = re.compile(r'more values than fit into the memory|takes too many steps')


def is_same(expected, got):
    if expected is not None and len(expected.get('output', '')) > LARGE and BUDGET.search(got.get('reason', '')):
        return True
    if expected is None or REFUSED.search(got.get('reason', '')) or REFUSED.search(expected.get('reason', '')):
        return True
    if 'failed' not in expected:
        return got.get('output') == expected['output']
    if 'No filter named' in expected['reason'] or 'No test named' in expected['reason']:
        return 'failed' in got  # Jinja finds some of them early, some late
    return got.get('failed') == expected['failed'] and expected.get('raised', '') in got['reason']


def compare(cases, file):
    """Compares all cases and writes what differs to file."""
    counts, found, seen = collections.Counter(), [], collections.Counter()
    began = time.monotonic()
    for template, variables in cases:
        what, expected, _ = differs(template, variables)
        counts['cases'] += 1
        counts['without an answer' if expected is None else kind(expected)] += 1
        if what is None:
            continue
        counts['differences'] += 1
        if len(found) >= MOST:
            continue
        template, variables = shrink.shrink(template, variables, lambda t, v: differs(t, v)[0] == what)
        sign = (what, shrink.sign(template))
        seen[sign] += 1
        if seen[sign] == 1:
            found.append((template, variables))
            report(file, what, template, variables)
    print(
        f'{counts["cases"]} cases in {time.monotonic() - began:.0f} s: {counts["output"]} render, '
        f'{counts["parse"]} fail to parse, {counts["render"]} fail to render, '
        f'{counts["without an answer"]} have no answer in Python; {counts["differences"]} differ, in {len(found)} ways',
        file=sys.stderr,
    )
    return 1 if counts['differences'] else 0


def report(file, what, template, variables):
    _, expected, got = differs(template, variables)
    with open(file, 'a', encoding='utf-8', errors='surrogatepass') as out:
        out.write(write_case(template, variables, expected) + '\n')
    print(
        f'{what[0]} in Python, {what[1]} here:\n  template  {template!r}\n  variables {variables}\n  Python    {show(expected)}\n  engine    {show(got)}',
        file=sys.stderr,
        flush=True,
    )


def show(result):
    return repr(result['output'])[:500] if 'output' in result else f'{result["failed"]}: {result["reason"]}'


def write_case(template, variables, expected):
    case = {'template': template, 'variables': json.loads(variables), **expected}
    case.pop('reason', None)
    return json.dumps(case, ensure_ascii=False)


def used(template, variables):
    """The variables that the template names."""
    return json.dumps({name: value for name, value in json.loads(variables).items() if re.search(rf'\b{name}\b', template)}, ensure_ascii=False)


def list_random(seed, count):
    for i in range(count):
        yield generate.generate(seed + i)


def list_constructs():
    """The templates of constructs.txt, one a line ("↵" is the end of a line in it), with the variables of its first line."""
    lines = (FOLDER / 'constructs.txt').read_text(encoding='utf-8').splitlines()
    for line in lines[1:]:
        if line and not line.startswith('## '):
            yield line.replace('↵', '\n'), lines[0]


def list_kept(file):
    with open(file, encoding='utf-8') as lines:
        for line in lines:
            case = json.loads(line)
            yield case['template'], json.dumps(case['variables'], ensure_ascii=False)


def record(seed, count):
    for cases in (list_constructs(), list_random(seed, count)):
        for template, variables in cases:
            variables = used(template, variables)
            expected = environment.render(template, variables)
            if expected is not None and len(expected.get('output', '')) < 2000:
                print(write_case(template, variables, expected))


def measure():
    for line in sys.stdin:
        case = json.loads(line)
        parsed = environment.ENVIRONMENT.from_string(case['template'])
        for _ in range(case['count']):
            text = parsed.render(**case['variables'])
        print(json.dumps({'bytes': len(text.encode())}), flush=True)


def main(command, *arguments):
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    sys.setrecursionlimit(3000)
    sys.stdout.reconfigure(encoding='utf-8', errors='surrogatepass', newline='\n')
    sys.stdin.reconfigure(encoding='utf-8', newline='\n')
    if command == 'fuzz':
        return compare(list_random(int(arguments[0]), int(arguments[1])), arguments[2])
    if command == 'replay':
        return compare(list_kept(arguments[0]), os.devnull)
    if command == 'record':
        return record(int(arguments[0]), int(arguments[1]))
    if command == 'conversations':
        return conversations.write(FOLDER / 'templates')
    if command == 'time':
        return measure()
    if command == 'show':
        return conversations.show(FOLDER / 'templates', *arguments)
    raise SystemExit(__doc__)


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
