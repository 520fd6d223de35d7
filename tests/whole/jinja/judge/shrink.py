"""Makes a case as small as it can be while it stays what it is."""

import json
import re
import time

TOKEN = re.compile(r"\{%[-+]?|[-+]?%\}|\{\{-?|-?\}\}|\{#|#\}|\w+|\s+|.", re.S)
PAIRS = {'(': ')', '[': ']', '{': '}'}
MOST_SECONDS = 30


def pairs(tokens):
    """Brackets that belong together, and blocks with their ends, as lists of what to leave out."""
    stack = []
    for i, token in enumerate(tokens):
        if token in PAIRS:
            stack.append(i)
        elif stack and token == PAIRS[tokens[stack[-1]]]:
            yield {stack.pop(), i}
    tags = [(m.start(), m.end(), m.group(1)) for m in re.finditer(r'\{%[-+]?\s*(\w+).*?%\}', ''.join(tokens), re.S)]
    starts, at = [], 0
    for token in tokens:
        starts.append(at)
        at += len(token)
    open_tags = []
    for start, end, word in tags:
        inside = {i for i, s in enumerate(starts) if start <= s < end}
        if word.startswith('end'):
            if open_tags:
                yield inside | open_tags.pop()
        elif word in ('for', 'if', 'macro', 'call', 'filter', 'with', 'generation', 'raw', 'set'):
            open_tags.append(inside)


def shrink_template(template, holds, deadline):
    again = True
    while again and time.monotonic() < deadline:
        again = False
        tokens = TOKEN.findall(template)
        for gone in sorted(pairs(tokens), key=len, reverse=True):
            shorter = ''.join(t for i, t in enumerate(tokens) if i not in gone)
            if holds(shorter):
                template, again = shorter, True
                break
        if again:
            continue
        width = max(1, len(tokens) // 2)
        while width and time.monotonic() < deadline:
            at = 0
            while at < len(tokens):
                shorter = tokens[:at] + tokens[at + width :]
                if holds(''.join(shorter)):
                    tokens, again = shorter, True
                else:
                    at += 1 if width < 8 else width // 2
            width = width // 2 if width > 8 else width - 1
        template = ''.join(tokens)
        for i in range(len(template) - 1, -1, -1):
            if holds(template[:i] + template[i + 1 :]):
                template, again = template[:i] + template[i + 1 :], True
    return template


def simpler(value):
    """Simpler values, the simplest first."""
    if isinstance(value, str) and value:
        yield ''
        if len(value) > 1:
            yield 'a'
            for i in range(len(value)):
                yield value[:i] + value[i + 1 :]
    elif isinstance(value, (list, dict)) and value:
        yield type(value)()
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield {k: v for k, v in value.items() if k != key} if isinstance(value, dict) else value[:key] + value[key + 1 :]
        for key in keys:
            for small in simpler(value[key]):
                changed = value.copy()
                changed[key] = small
                yield changed
    elif isinstance(value, (int, float)) and not isinstance(value, bool) and value not in (0, 1):
        yield from (0, 1)
        yield int(value) // 10 if abs(value) < 1e300 else 0


def shrink_values(variables, holds, deadline):
    again = True
    while again and time.monotonic() < deadline:
        again = False
        for small in simpler(variables):
            if len(json.dumps(small)) < len(json.dumps(variables)) and holds(small):
                variables, again = small, True
                break
    return variables


def put_in(template, variables, holds):
    """Writes values into the template where that changes nothing."""
    for name, value in variables.items():
        if not isinstance(value, float) or abs(value) < 1e300:
            there = re.sub(rf'\b{name}\b', lambda _: repr(value), template)
            if len(there) < 200 and there != template and holds(there):
                template = there
    return template


def shrink(template, variables, differs):
    """The smallest template and variables that were found for which differs is true."""
    deadline = time.monotonic() + MOST_SECONDS
    values = json.loads(variables)
    for _ in range(2):
        template = shrink_template(template, lambda t: differs(t, json.dumps(values)), deadline)
        values = shrink_values(values, lambda v: differs(template, json.dumps(v)), deadline)
        template = put_in(template, values, lambda t: differs(t, json.dumps(values)))
        values = shrink_values(values, lambda v: differs(template, json.dumps(v)), deadline)
    return template, json.dumps(values, ensure_ascii=False)


def sign(template):
    """By what two differences are taken for the same: the template without its literals."""
    text = re.sub(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"", "''", template, flags=re.S)
    return re.sub(r'\d+', '0', re.sub(r'\b(s|t|n|m|f|b|xs|words|rows|d|any|messages|deep|i|j|item|v\d|w\d|mac\d)\b', 'x', text))
