// Package check_brackets refuses a bracket that closes what is not open.
package check_brackets

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
)

// CheckBrackets refuses a bracket that closes what is not open.
//
// **Runs on:** one thread at a time.
func CheckBrackets(l *jinja.Lexer, c byte) {
	if at := strings.IndexByte("([{", c); at >= 0 {
		l.Brackets = append(l.Brackets, ")]}"[at])
		return
	}
	if strings.IndexByte(")]}", c) < 0 {
		return
	}
	last := len(l.Brackets) - 1
	switch {
	case last < 0:
		fail_source.FailSource(l.At, l.At+1, "unexpected '%c'", c)
	case l.Brackets[last] != c:
		fail_source.FailSource(l.At, l.At+1, "unexpected '%c', expected '%c'", c, l.Brackets[last])
	}
	l.Brackets = l.Brackets[:last]
}
