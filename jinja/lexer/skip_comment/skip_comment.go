// Package skip_comment goes past a comment.
package skip_comment

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/lexer/skip_after"
)

// SkipComment goes past a comment.
//
// **Runs on:** one thread at a time.
func SkipComment(l *jinja.Lexer, start int) {
	end := strings.Index(l.Source[l.At:], "#}")
	if l.At == len(l.Source) {
		return // jinja2 takes this for a comment, too
	}
	if end < 0 {
		fail_source.FailSource(start, len(l.Source), "Missing end of comment tag")
	}
	sign := byte(0)
	if end > 0 {
		sign = l.Source[l.At+end-1]
	}
	l.At += end + 2
	skip_after.SkipAfter(l, sign, true)
}
