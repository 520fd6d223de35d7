"""Jinja as the transformers library sets it up for chat templates, and one rendering in it, with what came of it.

It needs Debian's python3-jinja2. The other files of this folder import it."""

import datetime
import json
import re
import signal
import warnings

import jinja2
import jinja2.ext
import jinja2.nodes
import jinja2.runtime
import jinja2.sandbox

# The clock of all renderings.
NOW = datetime.datetime(2026, 3, 5, 14, 7, 9)
# What holds an address of Python's memory (or the list of its characters), a complex number, or halves of characters, which cannot be written anywhere.
NO_ANSWER = re.compile(r"(?i:0x[0-9a-f]{6,}|'0', 'x'(, '[0-9a-f]'){6})|[0-9]j\)|[\ud800-\udfff]")


class Generation(jinja2.ext.Extension):
    """{% generation %}: marks what the model is to say. It prints its body, which has a scope of its own."""

    tags = {'generation'}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(('name:endgeneration',), drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method('print_body'), [], [], body).set_lineno(line)

    def print_body(self, caller):
        return caller()


class Raised(jinja2.TemplateError):
    """What the template itself has refused."""


class NoAnswer(BaseException):
    """Python is busy with something that no budget would allow, or writes an address where it can be measured or taken apart."""


def raise_exception(message):
    raise Raised(message)


def tojson(value, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def join(parts):
    """What the operator ~ writes."""
    text = str_join(parts)
    if NO_ANSWER.search(text):
        raise NoAnswer()
    return text


def concat(parts):
    """What blocks, macros and the template itself write."""
    text = ''.join(parts)
    if NO_ANSWER.search(text):
        raise NoAnswer()
    return text


def create(optimized):
    extensions = [Generation, jinja2.ext.loopcontrols]
    environment = jinja2.sandbox.ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True, optimized=optimized, extensions=extensions)
    environment.concat = concat
    environment.filters['tojson'] = tojson
    environment.globals['raise_exception'] = raise_exception
    environment.globals['strftime_now'] = lambda form: NOW.strftime(form)
    return environment


str_join, jinja2.runtime.str_join = jinja2.runtime.str_join, join
ENVIRONMENT = create(True)
PLAIN = create(False)


def stop(*_):
    raise NoAnswer()


warnings.simplefilter('ignore', SyntaxWarning)  # of what Jinja has compiled to Python
signal.signal(signal.SIGALRM, stop)


def render(template, variables, environment=ENVIRONMENT):
    """What comes of it: {"output"}, {"failed": "parse" or "render", "reason"}, with "raised" where the template said so itself;
    or None where Python has no answer that another program could have. variables is a JSON text: Python's own objects are new each time."""
    signal.setitimer(signal.ITIMER_REAL, 3)
    try:
        try:
            parsed = environment.from_string(template)
        except (jinja2.TemplateSyntaxError, SyntaxError, ValueError) as error:
            return {'failed': 'parse', 'reason': describe(error)}
        try:
            output = parsed.render(**json.loads(variables))
        except Raised as error:
            return {'failed': 'render', 'reason': describe(error), 'raised': str(error)} if not NO_ANSWER.search(str(error)) else None
        return {'output': output} if not NO_ANSWER.search(output) else None
    except (RecursionError, MemoryError, NoAnswer):
        return None
    except NameError as error:  # Jinja computes 1e308 * 10 while it compiles, and writes it as a name that Python does not know
        return None if str(error) in ("name 'inf' is not defined", "name 'nan' is not defined") else {'failed': 'render', 'reason': describe(error)}
    except Exception as error:  # whatever a template can make Python say
        return {'failed': 'render', 'reason': describe(error)}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def describe(error):
    return f'{type(error).__name__}: {error}'
