// Package skip_after goes past the blanks behind a tag that its sign takes away.
package skip_after

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/text/find_strip"
)

// SkipAfter goes past the blanks behind a tag that its sign takes away: all, or the end of its line.
//
// **Runs on:** one thread at a time.
func SkipAfter(l *jinja.Lexer, sign byte, trim bool) {
	rest := l.Source[l.At:]
	switch {
	case sign == '-':
		from, _ := find_strip.FindStrip(rest, nil, true, false)
		l.At += from
	case sign != '+' && trim && strings.HasPrefix(rest, "\n"):
		l.At++
	}
}
