// Package scan_raw takes the text of a raw block up to its end.
package scan_raw

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/lexer/find_data_end"
	"rkllmd/jinja/lexer/skip_after"
	"rkllmd/jinja/text/find_strip"
)

// ScanRaw takes the text of a raw block up to its end.
//
// **Runs on:** one thread at a time.
func ScanRaw(l *jinja.Lexer, start int) {
	for at := l.At; l.At < len(l.Source); at += 2 { // a raw block that begins at the very end is empty
		next := strings.Index(l.Source[at:], "{%")
		if next < 0 {
			fail_source.FailSource(start, l.At, "Missing end of raw directive")
		}
		at += next
		rest, sign := l.Source[at+2:], byte(0)
		if rest != "" && strings.IndexByte("-+", rest[0]) >= 0 {
			sign, rest = rest[0], rest[1:]
		}
		from, _ := find_strip.FindStrip(rest, nil, true, false)
		rest, ok := strings.CutPrefix(rest[from:], "endraw")
		from, _ = find_strip.FindStrip(rest, nil, true, false)
		rest = rest[from:]
		end := strings.Index(rest, "%}")
		if !ok || end > 1 || end < 0 || end == 1 && strings.IndexByte("-+", rest[0]) < 0 {
			continue
		}
		add_token.AddToken(l, jinja.TokenData, l.At, find_data_end.FindDataEnd(l, at, sign))
		l.At = len(l.Source) - len(rest) + end + 2
		skip_after.SkipAfter(l, rest[0], true)
		return
	}
}
