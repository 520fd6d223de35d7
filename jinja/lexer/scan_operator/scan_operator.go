// Package scan_operator takes an operator.
package scan_operator

import (
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/check_brackets"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/text/read_character"
)

// ScanOperator takes an operator.
//
// **Runs on:** one thread at a time.
func ScanOperator(l *jinja.Lexer, rest string) {
	size := 1
	if len(rest) > 1 && strings.Contains(" // ** == != >= <= ", " "+rest[:2]+" ") {
		size = 2
	}
	if size == 1 && strings.IndexByte("+-/*%~[](){}><=.:|,;", rest[0]) < 0 {
		_, size = read_character.ReadCharacter(rest)
		fail_source.FailSource(l.At, l.At+size, "unexpected char %s", strconv.Quote(rest[:size]))
	}
	check_brackets.CheckBrackets(l, rest[0])
	add_token.AddToken(l, jinja.TokenOperator, l.At, l.At+size)
	l.At += size
}
