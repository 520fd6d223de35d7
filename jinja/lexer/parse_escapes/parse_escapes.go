// Package parse_escapes returns a text whose escapes mean what they mean in Python.
package parse_escapes

import (
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/lexer/parse_hex"
	"rkllmd/jinja/text/append_character"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/format_escape"
)

// ParseEscapes returns a text whose escapes mean what they mean in Python.
//
// **Runs on:** one thread at a time.
func ParseEscapes(l *jinja.Lexer, s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b = append(b, s[i])
			continue
		}
		i++
		simple := strings.IndexByte("\n\\'\"abfnrtv", s[i])
		switch {
		case simple == 0:
		case simple > 0:
			b = append(b, "\n\\'\"\a\b\f\n\r\t\v"[simple])
		case strings.IndexByte("xuU", s[i]) >= 0:
			r, size := parse_hex.ParseHex(l, s[i:])
			b = append_character.AppendCharacter(b, r)
			i += size
		case s[i] >= '0' && s[i] <= '7':
			size := 1
			for size < 3 && i+size < len(s) && s[i+size] >= '0' && s[i+size] <= '7' {
				size++
			}
			code, _ := strconv.ParseUint(s[i:i+size], 8, 32)
			b = append_character.AppendCharacter(b, rune(code))
			i += size - 1
		case s[i] == 'N':
			fail_source.FailSource(l.At, l.At+i+2, `characters by name (\N{...}) are not supported`)
		case s[i] >= 0x80:
			r, size := read_character.ReadCharacter(s[i:])
			b = append(b, format_escape.FormatEscape(r)...)
			i += size - 1
		default:
			b = append(b, '\\', s[i])
		}
	}
	return string(b)
}
