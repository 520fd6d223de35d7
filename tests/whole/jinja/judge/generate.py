"""Random templates of the whole language, and random values for them. The same seed gives the same case.

Left out is what the engine does not have on purpose: include, import, extends and block, \\N{...} in texts, the filters pprint, random,
striptags, urlize, wordwrap and xmlattr.

Expressions are made for a type that is wanted, so that most templates render; now and then another type comes, or a piece of the
text is taken away, doubled or exchanged, so that errors are compared too."""

import json
import random

LETTERS = 'abcdeXYZ ,.'
# What texts are made of: blanks of every kind, letters that have more than one form, quotes, and what steers templates.
PIECES = [
    ' ',
    '  ',
    '\n',
    '\t',
    'a',
    'b',
    'Hello',
    'world',
    'the end',
    'user',
    'system',
    '<think>',
    '</think>',
    '<|im_end|>',
    "'",
    '"',
    '\\',
    '{',
    '}',
    '{{',
    '%',
    '{%',
    '#',
    '&',
    '<',
    '>',
    '/',
    '-',
    '_',
    '0',
    '7',
    '42',
    '3.5',
    '-1',
    'é',
    'ß',
    'İ',
    'ﬁ',
    'Σ',
    'ς',
    'ǆ',
    'ñ',
    '語',
    '漢字',
    '😀',
    '👩‍💻',
    '\u00a0',
    '\u2028',
    '\u3000',
    '\u200b',
    '\x0b',
    '\x1f',
    '\x85',
    '\x7f',
    'e\u0301',
    "it's",
    'A-B',
    'x1',
    'TRUE',
    'null',
    '\r\n',
    '\r',
    '०',
    '²',
    'ⅷ',
    '\u0000',
]
NAMES = ['name', 'size', 'role', 'content', 'tags', 'x', 'items', 'keys', 'get', 'type', 'function', 'arguments', 'a b']
TYPES = ['str', 'int', 'float', 'bool', 'list', 'strs', 'ints', 'rows', 'dict', 'none']
FORMATS = [
    '%Y-%m-%d',
    '%d %b %Y',
    '%-d %B %y',
    '%H:%M:%S',
    '%I:%M %p',
    '%j',
    '%e',
    '%A %a',
    '%%',
    '%D %T',
    '%U %w %u',
    '%-m/%-d',
    '%F',
    '%y%C',
    '%k|%l',
    '%R',
    '%c',
    '%G-%V',
    '%W',
    '%n%t',
    '%h',
    '%s|%Z|%z',
    '%-j %-H %-I %-M %-S',
    '%_d %_m',
    '%x %X',
    '%r',
    '%f',
    '%',
    '%E',
    '%q',
    '%-',
    'é %d',
]


class Case:
    """One case: template and variables. Only the functions below use it."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.scope = [{}]
        self.loops = 0
        self.macros = []
        self.budget = 60
        self.variables = {}
        for name, kind in [
            ('s', 'str'),
            ('t', 'str'),
            ('n', 'int'),
            ('m', 'int'),
            ('f', 'float'),
            ('b', 'bool'),
            ('none_v', 'none'),
            ('xs', 'ints'),
            ('words', 'strs'),
            ('rows', 'rows'),
            ('d', 'dict'),
            ('any', 'list'),
            ('messages', 'rows'),
            ('deep', 'dict'),
        ]:
            if self.r.random() < 0.93:
                self.variables[name] = self.value(kind, 2)
            self.scope[0][name] = kind

    # --- values

    def text(self, most=6):
        r = self.r
        if r.random() < 0.5:
            return ''.join(r.choice(LETTERS) for _ in range(r.randrange(most + 3)))
        return ''.join(r.choice(PIECES) for _ in range(r.randrange(most)))

    def whole(self):
        r = self.r
        pick = r.random()
        if pick < 0.6:
            return r.randrange(-3, 12)
        if pick < 0.9:
            return r.randrange(-1000, 100000)
        return r.choice([2**31, 2**53 + 1, -(2**63), 2**63, 2**64, 10**25, -(10**30), 123456789012345678901])

    def real(self):
        r = self.r
        pick = r.random()
        if pick < 0.5:
            return r.randrange(-40, 90) / r.choice([1, 2, 4, 5, 10, 3, 7])
        return r.choice(
            [
                0.0,
                -0.0,
                1e16,
                1e15,
                1e-5,
                1e-4,
                123456789.123,
                1e22,
                1e100,
                5e-324,
                1.7976931348623157e308,
                0.1,
                2.5,
                3.5,
                -0.5,
                1 / 3,
                2.675,
                1e21,
                99999999999999990.0,
            ]
        )

    def value(self, kind, depth):
        r = self.r
        if kind == 'list' or depth > 0 and kind == 'any':
            return [self.value(r.choice(TYPES if depth > 0 else TYPES[:4]), depth - 1) for _ in range(r.randrange(5))]
        if kind == 'strs':
            return [self.text(4) for _ in range(r.randrange(5))]
        if kind == 'ints':
            return [self.whole() for _ in range(r.randrange(6))]
        if kind == 'rows':
            return [self.row(depth) for _ in range(r.randrange(5))]
        if kind == 'dict':
            return {
                r.choice(NAMES) if r.random() < 0.7 else self.text(3): self.value(r.choice(TYPES if depth > 0 else TYPES[:4]), depth - 1)
                for _ in range(r.randrange(5))
            }
        return {'str': self.text, 'int': self.whole, 'float': self.real, 'bool': lambda: r.random() < 0.5}.get(kind, lambda: None)()

    def row(self, depth):
        r = self.r
        row = {
            'name': self.text(3),
            'size': self.whole(),
            'role': r.choice(['user', 'system', 'assistant', 'tool']),
            'content': self.text() if r.random() < 0.8 else None,
        }
        if r.random() < 0.4:
            row['tags'] = [self.text(2) for _ in range(r.randrange(3))]
        if r.random() < 0.3:
            row['x'] = self.value(r.choice(TYPES), depth - 1)
        if r.random() < 0.15:
            del row[r.choice(list(row))]
        if r.random() < 0.2:
            row['function'] = {'name': self.text(2), 'arguments': self.value('dict', 0)}
        return row

    # --- expressions

    def known(self, kind):
        names = [name for scope in self.scope for name, k in scope.items() if k == kind]
        return self.r.choice(names) if names else None

    def quote(self, text):
        r = self.r
        quote = r.choice('\'"')
        out = []
        for c in text:
            if c in (quote, '\\'):
                out.append('\\' + c)
            elif c == '\n' and r.random() < 0.8:
                out.append('\\n')
            elif c == '\t' and r.random() < 0.5:
                out.append('\\t')
            elif ord(c) > 127 and r.random() < 0.2:
                out.append(f'\\u{ord(c):04x}' if ord(c) < 65536 else f'\\U{ord(c):08x}')
            elif r.random() < 0.01:
                out.append(r.choice(['\\x41', '\\101', '\\q', '\\a', '\\\n', '\\/', '\\0', '\\"']))
            else:
                out.append(c)
        return quote + ''.join(out) + quote

    def literal(self, kind):
        r = self.r
        if kind == 'str':
            if r.random() < 0.05:
                return self.quote(self.text(3)) + r.choice([' ', '', '\n']) + self.quote(self.text(3))
            return self.quote(self.text(4))
        if kind == 'int':
            return (
                r.choice(
                    [
                        str(abs(self.whole())) if r.random() < 0.3 else str(r.randrange(10)),
                        r.choice(['0x1F', '0b101', '0o17', '1_000', '00', '1_0', '0XfF', '5']),
                    ]
                )
                if r.random() < 0.3
                else str(r.randrange(6))
            )
        if kind == 'float':
            return r.choice(['1.5', '2.0', '0.1', '1e3', '1.5e-7', '10.25', '1E5', '1_0.5', '1e16', '3e0', '100.0', '1e-05', '12345678.9'])
        if kind == 'bool':
            return r.choice(['true', 'false', 'True', 'False'])
        if kind == 'none':
            return r.choice(['none', 'None'])
        return '[]'

    def e(self, kind, depth=3):
        """An expression of that kind, most of the time."""
        r = self.r
        self.budget -= 1
        if kind == 'any':
            kind = r.choice(TYPES)
        elif r.random() < 0.04:
            kind = r.choice(TYPES)
        if depth <= 0 or self.budget < 0 or r.random() < 0.25:
            name = self.known(kind)
            if name and r.random() < 0.75:
                return name
            if kind in ('str', 'int', 'float', 'bool', 'none'):
                return self.literal(kind) if r.random() < 0.97 else r.choice(['missing', 'missing_too', 'loop', 's.missing', 'd.missing', 'rows[99]'])
            if depth <= 0:
                return name or {'list': '[]', 'strs': "['a','b']", 'ints': '[1,2]', 'rows': '[{"name": "q"}]', 'dict': '{}'}[kind]
        if r.random() < 0.06:
            return f"({self.e(kind, depth - 1)} if {self.e('bool', depth - 1)}" + (f" else {self.e(kind, depth - 1)})" if r.random() < 0.8 else ')')
        if r.random() < 0.03:
            return f"({self.e(kind, depth - 1)} {r.choice(['or', 'and'])} {self.e(kind, depth - 1)})"
        if r.random() < 0.05:
            return f"{self.atom(kind, depth)}|{r.choice(['default', 'd'])}({self.e(kind, depth - 1)}{r.choice(['', ', true', ', boolean=true', ', false'])})"
        return getattr(self, 'e_' + kind)(depth - 1)

    def atom(self, kind, depth):
        """One that a dot, a bracket or a bar may follow."""
        text = self.e(kind, depth - 1)
        plain = text.replace('_', '').isalnum() and not text[0].isdigit() or text[0] in '[(' and self.r.random() < 0.9
        return text if plain or self.r.random() < 0.06 else f'({text})'

    def c(self, *choices):
        return self.r.choice(choices)

    def index(self):
        return (
            self.c('0', '-1', '1', '2', '-2', '99', '-99', 'n', "'name'", '-0', '0 + 1', '1.0', 'true', '"0"')
            if self.r.random() < 0.5
            else self.c('0', '-1', '1')
        )

    def slice(self):
        part = lambda: self.c('', '', '0', '1', '2', '-1', '-2', '9', '-9', 'none', 'n', '(1 - 1)')
        step = self.c('', '', '', ':', ':1', ':2', ':-1', ':-2', ':none', ':0' if self.r.random() < 0.1 else '')
        return f'[{part()}:{part()}{step}]'

    def e_str(self, k):
        r, e, a = self.r, self.e, self.atom
        pick = r.randrange(34)
        if pick < 3:
            return f"{e('str', k)} + {e('str', k)}"
        if pick < 6:
            return f"{e('any', k)} ~ {e('any', k)}"
        if pick < 11:
            return (
                a('str', k)
                + '|'
                + self.c(
                    'upper',
                    'lower',
                    'trim',
                    'capitalize',
                    'title',
                    'string',
                    'trim',
                    'safe',
                    'e',
                    'escape',
                            'reverse',
                    'urlencode',
                    'forceescape',
                    'trim()',
                )
            )
        if pick < 15:
            return (
                a('str', k)
                + '.'
                + self.c(
                    'upper()',
                    'lower()',
                    'strip()',
                    'lstrip()',
                    'rstrip()',
                    'title()',
                    'capitalize()',
                    'swapcase()',
                    'casefold()',
                    'expandtabs()',
                    'expandtabs(3)',
                    f"strip({e('str', 1)})",
                    f"lstrip({e('str', 1)})",
                    f"rstrip({e('str', 1)})",
                    "strip(none)",
                    f"removeprefix({e('str', 1)})",
                    f"removesuffix({e('str', 1)})",
                    f'zfill({self.small()})',
                    f'center({self.small()})',
                    f"ljust({self.small()}, '*')",
                    f"rjust({self.small()}, '日')",
                )
            )
        if pick < 18:
            return f"{a('str', k)}.replace({e('str', 1)}, {e('str', 1)}{self.c('', '', ', 1', ', -1', ', 0', ', 2')})"
        if pick == 18:
            return f"{a('str', k)}|replace({e('str', 1)}, {e('str', 1)}{self.c('', '', ', 1', ', count=1', ', none')})"
        if pick < 22:
            return a('str', k) + self.slice()
        if pick == 22:
            return f"{a('str', k)}[{self.index()}]"
        if pick < 25:
            return a('any', k) + '|tojson' + self.json_arguments()
        if pick == 25:
            return f"{a(self.c('strs', 'ints', 'list', 'str'), k)}|join" + self.c('', "(', ')", f"({e('str', 1)})", "(d='-')")
        if pick == 26:
            return self.c(
                f"{a('rows', k)}|join(', ', attribute='name')", f"{a('rows', k)}|map(attribute='name')|join('/')", f"{e('str', 1)}.join({e('strs', k)})"
            )
        if pick == 27:
            return f"{a('strs', k)}" + self.c('|first', '|last', '[0]', '[-1]', '|min', '|max')
        if pick == 28:
            return (
                a('rows', k)
                + self.c('[0]', '[-1]', '|first', '|last')
                + self.c('.name', "['name']", '.content', '["content"]', ".get('content')", ".get('nope', 'dflt')", '.role')
            )
        if pick == 29:
            return self.percent(k)
        if pick == 30:
            return self.braces(k)
        if pick == 31:
            return self.c(
                f"{a('str', k)}|indent" + self.c('', '(2)', '(3, true)', '(first=true)', '(width=1, blank=true)', '(' + repr('> ') + ')', '(2, false, true)'),
                f"{a('str', k)}|center({self.small()})",
                f"{a('str', k)}|truncate({self.small()}{self.c('', ', true', ', end=chr', ', true, %s' % repr('!'), ', false, %s, 0' % repr('..'))})",
                f"{a('int', k)}|filesizeformat{self.c('', '(true)')}",
                f"{a('str', k)}|lower",
            )
        if pick == 32:
            return self.c(
                f"{a('str', k)} * {self.c('0', '1', '2', '3', '-1', 'true')}",
                f"{self.c('2', '3')} * {a('str', k)}",
                f"strftime_now({self.quote(self.c(*FORMATS))})",
                f"{a('str', k)}.split({e('str', 1)})[0]",
                f"{a('str', k)}.split()[-1]",
                f"{a('any', k)}|string",
                f"{a('str', k)}.partition({e('str', 1)})[{self.c('0', '1', '2')}]",
                "loop.cycle('a', 'b')",
                f"{a('str', k)}.__class__" if r.random() < 0.1 else a('str', k),
                f"cycler('x', 'y').next()",
                f"{a('str', k)}.translate({{97: 'A', 98: none}})" if r.random() < 0.2 else 'lipsum' if r.random() < 0.05 else a('str', k),
            )
        if self.macros:
            return self.call_macro(k)
        return f"{e('str', k)} ~ {e('str', k)}"

    def small(self):
        return self.c('0', '1', '3', '7', '12', '20', '-1', 'n') if self.r.random() < 0.3 else self.c('5', '8')

    def json_arguments(self):
        if self.r.random() < 0.6:
            return ''
        return (
            '('
            + ', '.join(
                self.r.sample(
                    [
                        'indent=' + self.c('2', '4', '0', '1', 'none', repr('\t'), '-1', repr('--')),
                        'ensure_ascii=' + self.c('true', 'false'),
                        'sort_keys=' + self.c('true', 'false'),
                        'separators=' + self.c("(',', ':')", "(', ', ': ')", "[';', '=']", "('', '')"),
                    ],
                    self.r.randrange(1, 3),
                )
            )
            + ')'
        )

    def percent(self, k):
        flags = lambda: self.c('', '', '-', '+', ' ', '0', '#', '-+', '05', '08', '3', '10', '-6', '.2', '.0', '6.3', '+.1')
        pieces, arguments = [], []
        for _ in range(self.r.randrange(1, 3)):
            letter = self.c('s', 's', 's', 'd', 'd', 'i', 'r', 'f', 'g', 'e', 'x', 'X', 'o', 'c', '%', 'a', 'F', 'G', 'u')
            pieces.append(self.c('', 'a', ' ', 'é') + '%' + flags() + letter)
            if letter != '%':
                arguments.append(
                    self.e(
                        (
                            'any'
                            if letter in 'sra'
                            else 'str' if letter == 'c' and self.r.random() < 0.5 else self.c('int', 'float') if letter in 'fFgGed' else 'int'
                        ),
                        k - 1,
                    )
                )
        form = self.quote(''.join(pieces))
        pick = self.r.random()
        if pick < 0.4:
            return f"{form} % ({', '.join(arguments)}{',' if len(arguments) == 1 else ''})"
        if pick < 0.5 and len(arguments) == 1:
            return f'{form} % ({arguments[0]})'
        if pick < 0.6:
            return f"{self.quote('%(name)s|%(size)' + self.c('d', '5d', 's', 'r'))} % {self.c('rows[0]', '{%s: 1, %s: 2}' % (repr('name'), repr('size')), 'd')}"
        return f"{form}|format({', '.join(arguments)})"

    def braces(self, k):
        spec = lambda: self.c(
            '',
            '',
            '',
            ':>5',
            ':<4',
            ':^7',
            ':*^9',
            ':05',
            ':.2f',
            ':,',
            ':+',
            ':d',
            ':x',
            ':#x',
            ':b',
            ':e',
            ':g',
            ':.3',
            ':%',
            '!r',
            '!s',
            '!r:>8',
            ':_',
            ':>+6.1f',
            ':=8',
            ':c',
            ':o',
            ':n',
            '!a',
            ':10',
            ':s',
            ':#b',
            ':é>4',
            ':08.3f',
            ':,.2f',
        )
        form, arguments, named = '', [], []
        for i in range(self.r.randrange(1, 4)):
            form += self.c('', 'a ', '{{', '}}', 'é', '-')
            pick = self.r.random()
            kind = self.c('str', 'int', 'float', 'any', 'int')
            if pick < 0.6:
                form += '{' + spec() + '}'
                arguments.append(self.e(kind, k - 1))
            elif pick < 0.75:
                form += '{' + str(self.r.randrange(2)) + spec() + '}'
                arguments.append(self.e(kind, k - 1))
            elif pick < 0.9:
                form += '{k' + str(i) + spec() + '}'
                named.append(f"k{i}={self.e(kind, k - 1)}")
            else:
                form += '{r' + self.c('[name]', '[size]', '[0]', '.name', '[tags][0]', '', '[nope]', '.items', '.__class__') + '}'
                named.append(f"r={self.e(self.c('dict', 'list', 'strs'), k - 1)}")
        only = [n for i, n in enumerate(named) if not n.startswith('r=') or not any(x.startswith('r=') for x in named[:i])]
        return f"{self.quote(form)}.format({', '.join(arguments + only)})"

    def e_int(self, k):
        r, e, a = self.r, self.e, self.atom
        pick = r.randrange(18)
        if pick < 5:
            return f"{a('int', k)} {self.c('+', '-', '*', '//', '%', '+', '-')} {a('int', k)}"
        if pick < 8:
            return f"{a(self.c('str', 'strs', 'rows', 'dict', 'ints', 'list'), k)}|{self.c('length', 'count')}"
        if pick == 8:
            return f"-{a('int', k)}" if r.random() < 0.7 else f"{self.c('+', '- -', '-')}{a('int', k)}"
        if pick == 9:
            return a(self.c('str', 'int', 'float', 'bool', 'any'), k) + '|int' + self.c('', '', '(5)', '(default=-1)', '(0, 16)', '(base=8)', '(0, base=2)')
        if pick == 10:
            return a('ints', k) + self.c('|sum', '|min', '|max', '|first', '|last', '[0]', '[-1]', '|sum(start=10)', '|length')
        if pick == 11:
            return a('rows', k) + self.c(
                "|sum(attribute='size')",
                '[0].size',
                '[-1]["size"]',
                "|map(attribute='size')|max",
                "|max(attribute='size')|length",
                "|selectattr('size')|list|length",
            )
        if pick == 12:
            return f"{a('str', k)}.{self.c('find', 'rfind', 'count', 'index')}({e('str', 1)})"
        if pick == 13 and self.loops:
            return 'loop.' + self.c('index', 'index0', 'revindex', 'revindex0', 'length', 'depth', 'depth0')
        if pick == 14:
            return a('int', k) + '|abs'
        if pick == 15:
            return f"{a('str', k)}|wordcount"
        if pick == 16:
            return f"{self.c('2', '3', '-2', '10', '(-1)')} ** {self.c('0', '1', '2', '5', '20', '-1')}" + self.c('', '', ' ** 2', ' * 2')
        return f"({e('int', k)})"

    def e_float(self, k):
        e, a = self.e, self.atom
        return self.c(
            f"{a('int', k)} / {a('int', k)}",
            f"{a('float', k)} {self.c('+', '-', '*', '/', '//', '%')} {a(self.c('float', 'int'), k)}",
            f"{a('any', k)}|float" + self.c('', '(1.5)', '(default=2)'),
            f"{a(self.c('float', 'int'), k)}|round"
            + self.c('', '(1)', '(2)', "(1, 'floor')", "(0, 'ceil')", "(method='floor')", '(-1)', "(precision=2, method='common')"),
            f"-{a('float', k)}",
            f"{a('float', k)}|abs",
            f"{a('float', k)} ** {self.c('2', '0.5', '-1', '0')}",
            f"[{e('float', k)}, {e('int', k)}]|{self.c('sum', 'min', 'max')}",
            '1e308 * 10',
            "'nan'|float",
            '-1e308 * 10',
        )

    def test(self, k):
        r, e = self.r, self.e
        pick = r.random()
        if pick < 0.5:
            name = self.c(
                'defined',
                'undefined',
                'none',
                'string',
                'mapping',
                'iterable',
                'sequence',
                'number',
                'integer',
                'float',
                'boolean',
                'true',
                'false',
                'callable',
                'escaped',
                'lower',
                'upper',
            )
            return f"{self.atom('any', k)} is {self.c('', '', 'not ')}{name}"
        if pick < 0.7:
            last = '== 3' if r.random() < 0.1 else 'equalto 3'
            names = ['odd', 'even', 'divisibleby 3', 'divisibleby(2)', 'eq 3', 'gt(2)', 'lt 2', 'ge 1', 'le(4)', 'ne 1', 'greaterthan(1)', 'lessthan 5', last]
            return f"{self.atom('int', k)} is {self.c('', 'not ')}{self.c(*names)}"
        if pick < 0.8:
            return f"{self.atom('any', k)} is {self.c('', 'not ')}sameas {self.c('none', 'true', 'false')}"
        if pick < 0.9:
            return f"{self.atom('any', k)} is {self.c('', 'not ')}in {self.atom('list', k)}"
        return f"{self.quote(self.c('upper', 'nothing', 'tojson', 'defined', 'odd'))} is {self.c('filter', 'test')}"

    def e_bool(self, k):
        r, e, a = self.r, self.e, self.atom
        pick = r.randrange(14)
        if pick < 3:
            kind = self.c('int', 'str', 'float', 'any', 'strs', 'ints', 'list')
            return f"{a(kind, k)} {self.c('==', '!=', '==', '<', '>', '<=', '>=') if kind != 'any' or r.random() < 0.1 else self.c('==', '!=')} {a(kind, k)}"
        if pick == 3:
            return f"{a('int', k)} {self.c('<', '<=', '>')} {a('int', k)} {self.c('<', '==', '!=', '>=')} {a(self.c('int', 'float'), k)}"
        if pick < 6:
            return f"{a(self.c('str', 'str', 'any'), k)} {self.c('in', 'not in')} {a(self.c('str', 'strs', 'list', 'dict', 'rows'), k)}"
        if pick == 6:
            return f"not {e('any', k)}"
        if pick == 7:
            return f"{e('bool', k)} {self.c('and', 'or')} {e('bool', k)}"
        if pick < 11:
            return self.test(k)
        if pick == 11:
            return f"{a('str', k)}.{self.c('startswith', 'endswith')}({self.c(e('str', 1), '(%s, %s)' % (e('str', 1), e('str', 1)))})"
        if pick == 12:
            kinds = 'isdigit isalpha isalnum isspace isupper islower istitle isnumeric isdecimal isascii isidentifier isprintable'.split()
            return f"{a('str', k)}.{self.c(*kinds)}()"
        return self.c('loop.first', 'loop.last', 'loop.changed(%s)' % e('any', k)) if self.loops else f"({e('bool', k)})"

    def separate(self, kind, k, most=3):
        return ', '.join(self.e(kind, k) for _ in range(self.r.randrange(most + 1)))

    def e_list(self, k):
        e, a = self.e, self.atom
        return self.c(
            f"[{self.separate('any', k)}{self.c('', ',') if self.r.random() < 0.1 else ''}]",
            f"({self.separate('any', k)}, )" if self.r.random() < 0.5 else f"({e('any', k)},)",
            f"{a('list', k)} + {a('list', k)}",
            f"{a('list', k)}{self.slice()}",
            f"{a('dict', k)}|items|list",
            f"{a('dict', k)}.items()|list",
            f"{a('dict', k)}|dictsort{self.c('', '(true)', '(by=%s)' % repr('value'), '(reverse=true)', '(false, %s)' % repr('key'))}",
            f"{a('dict', k)}.values()|list",
            f"{a(self.c('list', 'str', 'dict', 'ints'), k)}|list",
            f"{a(self.c('list', 'ints', 'str'), k)}|batch({self.c('1', '2', '3')}{self.c('', ', none', ', ' + repr('-'))})|list",
            f"{a(self.c('list', 'ints', 'strs'), k)}|slice({self.c('1', '2', '3')}{self.c('', ', ' + repr('-'))})|list",
            f"{a('rows', k)}|groupby(" + self.c("'role'", "'size'", "'tags'", "'name', default='z'", "'x', default=0") + ')|list',
            f"{a('list', k)}|unique|list",
            f"{a('list', k)}|reverse|list",
            f"{a('list', k)} * {self.c('2', '0', '1')}",
            f"{a('rows', k)}|map(attribute='{self.c('tags', 'size', 'x', 'function.name', 'tags.0', 'nope')}'"
            + self.c('', ', default=none', ', default=0')
            + ')|list',
            f"{a('list', k)}|{self.c('select', 'reject')}("
            + self.c('', *[repr(name) for name in 'string defined none number mapping nope'.split()], "'equalto', n", "'in', xs", "'==', 1")
            + ')|list',
            f"{a('dict', k)}.keys()",
            f"{a('dict', k)}.items()",
            f"{a('dict', k)}.values()",
            f"{a('list', k)}|sort",
            f"{a('list', k)}|first",
            f"zip" if self.r.random() < 0.02 else f"{a('list', k)}|last",
            f"{a('str', k)}.splitlines()|map('length')|list",
        )

    def e_strs(self, k):
        e, a = self.e, self.atom
        return self.c(
            f"[{self.separate('str', k)}]",
            f"{a('str', k)}.split()",
            f"{a('str', k)}.split({e('str', 1)}{self.c('', '', ', 1', ', maxsplit=1', ', -1', ', 0')})",
            f"{a('str', k)}.rsplit({self.c(e('str', 1), 'none')}{self.c('', ', 1', ', 2')})",
            f"{a('str', k)}.splitlines({self.c('', '', 'true', 'keepends=true')})",
            f"{a('strs', k)}|map('{self.c('upper', 'trim', 'title', 'length', 'capitalize', 'string', 'reverse', 'tojson', 'default')}')|list",
            f"{a('strs', k)}|map('replace', {e('str', 1)}, {e('str', 1)})|list",
            f"{a('strs', k)}|sort{self.c('', '(reverse=true)', '(case_sensitive=true)', '(true)', '(true, true)')}",
            f"{a('strs', k)}|unique{self.c('', '(true)', '(case_sensitive=true)')}|list",
            f"{a('strs', k)}|{self.c('select', 'reject')}({self.c('', repr('in') + ', words', repr('equalto') + ', s', repr('upper'), repr('lower'))})|list",
            f"{a('strs', k)}{self.slice()}",
            f"{a('strs', k)} + {a('strs', k)}",
            f"{a('rows', k)}|map(attribute='{self.c('name', 'role', 'content')}')|list",
            f"{a('dict', k)}|list",
            f"{a('dict', k)}.keys()|list",
            f"{a('str', k)}|list",
            f"{a('strs', k)}|reverse|list",
            f"{a('str', k)}.split(none, 1)",
        )

    def e_ints(self, k):
        e, a = self.e, self.atom
        return self.c(
            f"[{self.separate('int', k, 4)}]",
            f"range({self.c('3', '5', '0', '1, 4', '0, 10, 3', '5, 0, -2', '-1', 'n' if abs(self.variables.get('n', 0)) < 50 else '2')})"
            + self.c('|list', '|list', '', '[1:]', '[-1:]'),
            f"{a('ints', k)}|sort{self.c('', '(reverse=true)')}",
            f"{a('ints', k)}|map('{self.c('abs', 'string', 'int', 'float', 'round')}')|list",
            f"{a('ints', k)}|{self.c('select', 'reject')}('{self.c('odd', 'even')}')|list",
            f"{a('ints', k)}|{self.c('select', 'reject')}('{self.c('gt', '<', 'divisibleby', 'ne', '>=', 'eq')}', {e('int', 1)})|list",
            f"{a('ints', k)}{self.slice()}",
            f"{a('ints', k)}|unique|list",
            f"{a('rows', k)}|map(attribute='size')|list",
            f"{a('strs', k)}|map('length')|list",
            f"{a('ints', k)}|reverse|list",
            f"{a('ints', k)} + {a('ints', k)}",
            f"{a('strs', k)}|map('int')|list",
        )

    def e_rows(self, k):
        e, a = self.e, self.atom
        name = self.c('name', 'role', 'size', 'tags', 'x', 'content', 'function.name', 'tags.0', 'nope')
        test = self.c(
            '',
            '',
            ", 'defined'",
            ", 'undefined'",
            ", 'none'",
            f", 'equalto', {e('str', 1)}",
            ", '==', 'user'",
            f", 'eq', {e('any', 1)}",
            ", 'in', ['user', 'tool']",
            ", 'string'",
            ", 'ne', 'tool'",
            ", 'gt', 3",
            ", 'nope'",
            ", 'mapping'",
            ", 'iterable'",
        )
        return self.c(
            f"{a('rows', k)}|{self.c('selectattr', 'rejectattr')}('{name}'{test})|list",
            f"{a('rows', k)}|{self.c('selectattr', 'rejectattr')}('{name}'{test})",
            f"{a('rows', k)}|sort(attribute='{self.c('size', 'name', 'role', 'role,size', 'content', 'nope')}'"
            + self.c('', ', reverse=true', ', case_sensitive=true')
            + ')',
            f"{a('rows', k)}|unique(attribute='{self.c('role', 'size', 'name')}')|list",
            f"{a('rows', k)}{self.slice()}",
            f"{a('rows', k)}|reverse|list",
            f"[{self.separate('dict', k, 2)}]",
            f"{a('rows', k)} + {a('rows', k)}",
            f"{a('rows', k)}|list",
            f"{a('rows', k)}|reverse",
        )

    def e_dict(self, k):
        e, a = self.e, self.atom
        key = lambda: self.quote(self.c(*NAMES)) if self.r.random() < 0.8 else e('any', 1)
        return self.c(
            '{' + ', '.join(f'{key()}: {e("any", k)}' for _ in range(self.r.randrange(4))) + '}',
            f"dict({', '.join(f'{n}={e(chr(97) + chr(110) + chr(121), k)}' for n in self.r.sample(NAMES[:6], self.r.randrange(3)))})",
            f"dict({a('dict', k)}, z={e('any', k)})" if self.r.random() < 0.5 else f"dict({a('dict', k)}, **{{'z': 1}})",
            f"{a('rows', k)}[{self.c('0', '-1')}]",
            f"{a('rows', k)}|{self.c('first', 'last')}",
            f"{a('dict', k)}.copy()" if self.r.random() < 0.3 else 'deep',
            f"dict({a('dict', k)}|items)",
            f"{a('rows', k)}[0].function",
            f"{a('dict', k)}.get({key()}, {{}})",
            'd',
        )

    def e_none(self, k):
        return self.c(
            'none',
            'None',
            f"{self.atom('dict', k)}.get({self.quote(self.text(2))})",
            "rows[0].content",
            'none_v',
            f"none if {self.e('bool', k)} else {self.e('any', k)}",
        )

    # --- statements

    def call_macro(self, k):
        name, parameters, extra = self.r.choice(self.macros)
        arguments = [self.e('any', k) for _ in range(self.r.randrange(parameters + 1 + (extra and 1)))]
        if self.r.random() < 0.2:
            arguments.append(f"{self.c('p0', 'p1', 'q')}={self.e('any', k)}")
        elif self.r.random() < 0.1:
            arguments.append(self.c('*xs', '**d', '*[1, 2]', "**{'p0': 4}"))
        return f"{name}({', '.join(arguments)})"

    def tag(self, text):
        left, right = self.c('', '', '', '-', '-', '+' if self.r.random() < 0.2 else ''), self.c('', '', '', '-', '-', '+' if self.r.random() < 0.2 else '')
        return '{%' + left + self.c(' ', ' ', '', '\n') + text + self.c(' ', ' ', '', '\n') + right + '%}' + self.c('', '\n', '\n', '', ' \n')

    def show(self, kind='any'):
        text = self.e(kind, 3)
        if text.startswith('{') or self.r.random() < 0.9:
            text = ' ' + text + ' '
        return '{{' + self.c('', '', '', '-') + text + self.c('', '', '', '-') + '}}'

    def raw_text(self):
        return ''.join(
            self.c(' ', '\n', '\n  ', 'text', 'A', '\t', ' \n', '<|x|>', 'é', '} }', '# line', '%', "'", '\r\n' if self.r.random() < 0.2 else '.', '\\n')
            for _ in range(self.r.randrange(4))
        )

    def body(self, depth, scope=True):
        if scope:
            self.scope.append({})
        text = ''.join(self.statement(depth) for _ in range(self.r.randrange(1, 4)))
        if scope:
            self.scope.pop()
        return text

    def statement(self, depth):
        r = self.r
        pick = r.random()
        if depth <= 0 or self.budget < 0 or pick < 0.42:
            return self.raw_text() + self.show() + self.raw_text()
        kind = r.choices(
            [
                'for',
                'if',
                'set',
                'ns',
                'macro',
                'setblock',
                'call',
                'generation',
                'filter',
                'raw',
                'comment',
                'with',
                'recursive',
                'scopes',
                'raise',
                'control',
            ],
            [22, 20, 16, 9, 7, 3, 3, 3, 2, 2, 4, 2, 2, 3, 1, 2],
        )[0]
        return self.raw_text() + getattr(self, 's_' + kind)(depth - 1) + self.raw_text()

    def bind(self, name, kind):
        self.scope[-1][name] = kind

    def s_for(self, depth):
        r = self.r
        source = self.c('ints', 'strs', 'rows', 'list', 'str', 'dict', 'pairs')
        self.scope.append({})
        condition = ''
        if source == 'pairs':
            head = f"{self.c('k, v', '(k, v)')} in {self.atom('dict', 2)}" + self.c('|items', '.items()', '|dictsort')
            self.bind('k', 'str')
            self.bind('v', r.choice(TYPES))
        else:
            name = self.c('i', 'item', 'm', 'message', 's' if r.random() < 0.1 else 'j')
            head = f"{name} in {self.e(source, 2)}"
            self.bind(name, {'ints': 'int', 'strs': 'str', 'rows': 'dict', 'str': 'str', 'dict': 'str'}.get(source, 'str'))
            if source == 'list' and r.random() < 0.2:
                head = f"a1, a2 in {self.e('list', 2)}"
        if r.random() < 0.12:
            condition = f" if {self.e('bool', 2)}"
        self.loops += 1
        body = self.body(depth)
        if r.random() < 0.25:
            body += self.show_loop()
        self.loops -= 1
        otherwise = ''
        if r.random() < 0.12:
            otherwise = self.tag('else') + self.body(depth)
        self.scope.pop()
        return self.tag(f'for {head}{condition}') + body + otherwise + self.tag('endfor')

    def show_loop(self):
        return (
            '{{ '
            + self.c(
                'loop.index',
                'loop.index0',
                'loop.last',
                'loop.first',
                'loop.previtem',
                'loop.nextitem',
                'loop.length',
                'loop.revindex',
                "loop.cycle('a', 'b')",
                'loop.changed(n)',
                'loop.depth',
                'loop',
                'loop.previtem is defined',
                'loop.nextitem is undefined',
                "'!' if not loop.last",
                'loop.missing',
                'loop.nextitem.role',
                'loop.previtem.name',
            )
            + ' }}'
        )

    def s_recursive(self, depth):
        return (
            self.tag("for item in [{'v': 1, 'c': [{'v': 2, 'c': []}, {'v': %s}]}, {'v': 4}] recursive" % self.e('any', 1))
            + '{{ item.v }}:{{ loop.depth }}'
            + self.c('', '{{ loop.index }}', '{{ loop.length }}')
            + self.c('{{ loop(item.c) }}', '{% if item.c %}({{ loop(item.c) }}){% endif %}', "{{- loop(item.c|default([])) -}}")
            + self.tag('endfor')
        )

    def s_if(self, depth):
        text = self.tag('if ' + self.e(self.c('bool', 'bool', 'any'), 3)) + self.body(depth, False)
        for _ in range(self.c(0, 0, 0, 1, 2)):
            text += self.tag('elif ' + self.e('bool', 2)) + self.body(depth, False)
        if self.r.random() < 0.4:
            text += self.tag('else') + self.body(depth, False)
        return text + self.tag('endif')

    def s_set(self, depth):
        kind = self.c(*TYPES)
        name = self.c('v1', 'v2', 'v3', 's', 'xs', 'n', 'out')
        if self.r.random() < 0.08:
            text = self.tag(f"set v1, v2 = {self.c('1, 2', 's, t', '(n, m)', 'xs', '[1, s]', 'words', 's')}")
            self.bind('v1', 'int')
            return text
        text = self.tag(f'set {name} = {self.e(kind, 3)}')
        self.bind(name, kind)
        return text

    def s_setblock(self, depth):
        name = self.c('v4', 'v5', 's')
        text = (
            self.tag(f"set {name}" + self.c('', '', ' | upper', ' | trim', ' | replace("a", "b") | title', '|indent(2)'))
            + self.body(depth)
            + self.tag('endset')
        )
        self.bind(name, 'str')
        return text

    def s_ns(self, depth):
        if any('ns' in scope for scope in self.scope) and self.r.random() < 0.7:
            return self.tag(f"set ns.{self.c('a', 'b', 'found')} = {self.c(self.e('any', 2), 'ns.a ~ %s' % self.e('str', 1), 'ns.b + 1')}") + self.c(
                '', '{{ ns.a }}', '{{ ns.b }}', '{{ ns.found }}', "{{ ns['a'] }}", '{{ ns.nope }}'
            )
        self.bind('ns', 'namespace')
        return self.tag(
            f"set ns = namespace({self.c('', 'a=1, b=2', 'found=false, b=0', 'a=%s' % self.e('any', 1), 'd', '{%s: 1}' % repr('a'), 'a=[], b=none')})"
        )

    def s_macro(self, depth):
        name = f'mac{len(self.macros)}' if self.r.random() < 0.9 else 's'
        count = self.r.randrange(3)
        parameters, defaults = [], False
        for i in range(count):
            defaults = defaults or self.r.random() < 0.3
            parameters.append(f'p{i}' + (f"={self.e('any', 1)}" if defaults else ''))
        saved, loops, macros = self.scope, self.loops, self.macros
        self.scope = self.scope + [{f'p{i}': self.c(*TYPES) for i in range(count)}]
        self.loops, self.macros = 0, []
        body = self.body(depth)
        extra = self.r.random() < 0.3
        if extra:
            body += self.c('{{ varargs }}', '{{ kwargs }}', '{{ varargs|length }}', '{{ kwargs.items()|list }}', '{% for v in varargs %}{{ v }};{% endfor %}')
        if self.r.random() < 0.25:
            body += self.c(
                '{{ caller() }}',
                '{% if caller %}<{{ caller() }}>{% endif %}',
                '{{ caller(1) }}',
                "{{ caller(p0, 'z') }}",
                '{% if caller is defined %}c{% endif %}',
            )
        self.scope, self.loops, self.macros = saved, loops, macros
        text = self.tag(f"macro {name}({', '.join(parameters)})") + body + self.tag('endmacro')
        self.macros = self.macros + [(name, count, extra)]
        return (
            text
            + self.c(
                '',
                '',
                '{{ %s.%s }}' % (name, self.c('name', 'arguments', 'catch_kwargs', 'catch_varargs', 'caller', 'defaults')) if self.r.random() < 0.2 else '',
            )
            + '{{ '
            + self.call_macro(1)
            + ' }}'
        )

    def s_call(self, depth):
        if not self.macros:
            return self.s_macro(depth)
        head = self.c('call ', 'call ', 'call(u) ', 'call(u, w) ', 'call(u=5) ')
        self.scope.append({'u': 'str', 'w': 'int'} if '(' in head else {})
        text = self.tag(head + self.call_macro(1)) + self.body(depth) + self.tag('endcall')
        self.scope.pop()
        return text

    def s_generation(self, depth):
        return self.tag('generation') + self.body(depth) + self.tag('endgeneration')

    def s_filter(self, depth):
        return (
            self.tag(
                'filter '
                + self.c(
                    'upper', 'trim', 'indent(2)', 'replace("a", "bb")', 'upper|trim', 'title', 'tojson', 'length', 'nope' if self.r.random() < 0.2 else 'lower'
                )
            )
            + self.body(depth)
            + self.tag('endfilter')
        )

    def s_raw(self, depth):
        return self.tag('raw') + self.c('{{ x }}', '{% if %}', ' {# no #} ', 'plain\n', '{{', '\n  {% for %}\n') + self.tag('endraw')

    def s_comment(self, depth):
        return (
            '{#'
            + self.c('', '-', '+')
            + self.c(' note ', '', '{{ x }}', '\n two \n lines ', '{% if %}', ' # ')
            + self.c('', '-', '+')
            + '#}'
            + self.c('', '\n')
        )

    def s_with(self, depth):
        text = self.tag(f"with {self.c('w1 = %s' % self.e('any', 2), 'w1 = 1, w2 = %s' % self.e('str', 2), '')}")
        self.scope.append({'w1': 'int', 'w2': 'str'})
        text += self.body(depth) + self.tag('endwith')
        self.scope.pop()
        return text

    def s_scopes(self, depth):
        """What is set inside is asked for outside."""
        return self.c(
            '{% set q = 1 %}{% for i in [1,2] %}{% set q = q + i %}{{ q }}{% endfor %}{{ q }}',
            '{% for i in [1] %}{% set fresh = i %}{% endfor %}{{ fresh is defined }}{{ i is defined }}',
            '{% if b %}{% set q = 2 %}{% endif %}{{ q }}',
            '{% for i in [1,2] %}{% for j in [3,4] %}{{ loop.index }}{% endfor %}{{ loop.index }}{% endfor %}',
            '{% for i in [1,2] %}{% set outer = loop %}{% for j in [3,4] %}{{ outer.index }}{{ loop.index }}{% endfor %}{% endfor %}',
            '{% macro z9() %}{{ q }}{{ s }}{% endmacro %}{% set q = 7 %}{{ z9() }}',
            '{% for i in xs %}{% macro inner() %}{{ i }}{% endmacro %}{{ inner() }}{% endfor %}',
            '{% set ns9 = namespace(n=0) %}{% for i in xs %}{% set ns9.n = ns9.n + 1 %}{% endfor %}{{ ns9.n }}',
            '{% for i in xs %}{% if loop.first %}{% set w = 1 %}{% endif %}{{ w }}{% endfor %}',
            '{% set q %}{% set s = 3 %}{{ s }}{% endset %}{{ q }}{{ s }}',
            '{% with s = 5 %}{% set t = s %}{% endwith %}{{ s }}{{ t }}',
            '{% macro rec(n) %}{{ n }}{% if n > 0 %}{{ rec(n - 1) }}{% endif %}{% endmacro %}{{ rec(3) }}',
            '{% for xs in xs %}{{ xs }}{% endfor %}{{ xs }}',
            '{% macro o(a, b=a) %}{{ a }}{{ b }}{% endmacro %}{{ o(1) }}{{ o(1, 2) }}{{ o(b=3) }}',
            '{% for a in [[1,2],[3,4]] %}{% for b in a %}{{ loop.last }}{{ b }}{% endfor %}{% endfor %}',
            '{% generation %}{% set g = 1 %}{{ g }}{% endgeneration %}{{ g }}',
            '{% filter upper %}{% set g = 1 %}{{ g }}x{% endfilter %}{{ g }}',
            '{% for m in messages %}{{ loop.previtem.role if loop.previtem }}>{{ m.role }}'
            '{% if loop.nextitem is defined %}>{{ loop.nextitem.role }}{% endif %}{% endfor %}',
            '{% set messages = messages[1:] %}{% for m in messages %}{{ m.role }}{% endfor %}',
            '{% set d = dict(d, k=1) %}{{ d }}',
            '{{ xs.append(1) }}',
            '{{ d.pop("name", none) }}',
            '{{ d.update({"a": 1}) }}',
            '{% do xs.append(1) %}',
            '{{ d.setdefault("a", 1) }}',
            '{{ xs.sort() }}',
            '{{ xs.index(1) }}',
            '{{ xs.count(1) }}',
            '{{ xs.copy() }}',
            '{{ xs.__len__() }}',
            '{{ d.__class__ }}',
            '{{ s.format_map(d) }}',
            '{{ "%s" % xs }}',
            '{{ s is sameas s }}',
            '{{ d | attr("name") }}',
            '{{ s|attr("upper")() }}',
            '{{ ("a", "b") }}{{ () }}{{ 1, 2 }}',
            '{{ xs is iterable and xs is not string and xs is not mapping }}',
            '{{ joiner(",")() }}',
            '{% set j = joiner("; ") %}{% for i in xs %}{{ j() }}{{ i }}{% endfor %}',
            '{{ cycler(1,2).current }}',
            '{% set c = cycler("a", "b") %}{{ c.next() }}{{ c.next() }}{{ c.next() }}{{ c.current }}',
            '{{ "<b>"|safe ~ "<i>" }}',
            '{{ "<b>"|safe + "<i>" }}',
            '{{ "a&b"|e }}',
            '{{ ("<%s>"|safe) % "&" }}',
            '{{ "<"|safe|upper ~ s }}',
            '{{ ["<", "<i>"|safe]|join("&") }}',
            '{{ "x"|safe is escaped }}{{ "x" is escaped }}',
            '{{ ("<{}>"|safe).format("<") }}',
            '{{ "<"|e|e }}',
            '{{ "<"|forceescape|safe|length }}',
            '{% set h %}<p>{% endset %}{{ h ~ "<" }}{{ h is escaped }}',
        )

    def s_raise(self, depth):
        return self.tag('if ' + self.e('bool', 1)) + '{{ raise_exception(' + self.e(self.c('str', 'str', 'any'), 1) + ') }}' + self.tag('endif')

    def s_control(self, depth):
        if not self.loops and self.r.random() < 0.95:
            return self.s_for(depth)
        return self.tag('if ' + self.e('bool', 1)) + self.tag(self.c('break', 'continue')) + self.tag('endif')


def spoil(r, template):
    """Takes something away, doubles it or puts something else in its place."""
    at = r.randrange(len(template) + 1)
    width = r.choice([1, 1, 1, 2, 3, 5])
    put = r.choice(
        [
            '',
            '',
            '',
            template[at : at + width] * 2,
            r.choice(
                [
                    '|',
                    '.',
                    '(',
                    ')',
                    ']',
                    '[',
                    ',',
                    ' ',
                    '%}',
                    '{%',
                    '{{',
                    '}}',
                    "'",
                    '"',
                    ' if ',
                    ' else ',
                    ' is ',
                    ' not ',
                    ' in ',
                    '-',
                    '~',
                    '=',
                    ':',
                    '*',
                    '**',
                    '{',
                    '}',
                    '0',
                    '{#',
                    '#}',
                    '!',
                    '@',
                    '?',
                    ';',
                    '\\',
                    '$',
                    '==',
                    '//',
                    ' and',
                    ' none ',
                    '1.',
                    '.5',
                    '1_',
                    'é',
                    '\n',
                    ' loop ',
                    ' endfor ',
                    '{% else %}',
                    '{% endif %}',
                    '{% raw %}',
                ]
            ),
        ]
    )
    return template[:at] + put + template[at + (width if put == '' or r.random() < 0.5 else 0) :]


def generate(seed):
    """A template, and its variables as a JSON text."""
    case = Case(seed)
    template = ''.join(case.statement(3) for _ in range(case.r.randrange(1, 5)))
    if case.r.random() < 0.06:
        template = spoil(case.r, template)
    return template, json.dumps(case.variables, ensure_ascii=False)
