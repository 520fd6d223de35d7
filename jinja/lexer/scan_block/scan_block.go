// Package scan_block divides a statement into tokens, or takes the text of a raw block as it is.
package scan_block

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/scan_raw"
	"rkllmd/jinja/lexer/scan_tag"
	"rkllmd/jinja/lexer/skip_after"
	"rkllmd/jinja/text/find_strip"
)

// ScanBlock divides a statement into tokens, or takes the text of a raw block as it is.
//
// **Runs on:** one thread at a time.
func ScanBlock(l *jinja.Lexer, start int) {
	rest := l.Source[l.At:]
	from, _ := find_strip.FindStrip(rest, nil, true, false)
	if after, ok := strings.CutPrefix(rest[from:], "raw"); ok {
		blank, _ := find_strip.FindStrip(after, nil, true, false)
		after = after[blank:]
		if strings.HasPrefix(after, "%}") || strings.HasPrefix(after, "-%}") {
			l.At = len(l.Source) - len(after) + strings.Index(after, "}") + 1
			skip_after.SkipAfter(l, after[0], false)
			scan_raw.ScanRaw(l, start)
			return
		}
	}
	add_token.AddToken(l, jinja.TokenBlock, start, l.At)
	scan_tag.ScanTag(l, jinja.TokenBlockEnd)
}
