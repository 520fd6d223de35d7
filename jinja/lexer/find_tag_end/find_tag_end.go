// Package find_tag_end returns how many bytes the end of a tag has that begins here, or 0.
package find_tag_end

import (
	"strings"

	"rkllmd/jinja"
)

// FindTagEnd returns how many bytes the end of a tag has that begins here, or 0.
//
// **Runs on:** one thread at a time.
func FindTagEnd(l *jinja.Lexer, rest string, end jinja.TokenKind) int {
	if len(l.Brackets) > 0 {
		return 0
	}
	mark := "}}"
	if end == jinja.TokenBlockEnd {
		mark = "%}"
		if strings.HasPrefix(rest, "+%}") {
			return 3
		}
	}
	switch {
	case strings.HasPrefix(rest, mark):
		return 2
	case rest[0] == '-' && strings.HasPrefix(rest[1:], mark):
		return 3
	}
	return 0
}
