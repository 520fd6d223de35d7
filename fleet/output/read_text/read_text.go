// Package read_text reads a text out of JSON.
package read_text

import (
	"encoding/json"
	"unicode/utf8"

	"rkllmd/fleet/output"
	"rkllmd/fleet/output/skip_front"
)

// ReadText goes past front and returns the text behind it. Where that is written with escapes, encoding/json reads it.
//
// **Runs on:** any thread.
func ReadText(r *output.Reader, front string) string {
	skip_front.SkipFront(r, front)
	skip_front.SkipFront(r, `"`)
	if r.Failed {
		return ""
	}
	escaped, end := false, 0
	for ; end < len(r.Rest) && r.Rest[end] != '"'; end++ {
		if r.Rest[end] == '\\' {
			escaped = true
			end++
		}
		escaped = escaped || r.Rest[end] < ' '
	}
	if end >= len(r.Rest) {
		r.Failed = true
		return ""
	}
	text := string(r.Rest[:end])
	r.Rest = r.Rest[end+1:]
	if escaped || !utf8.ValidString(text) {
		r.Failed = json.Unmarshal([]byte(`"`+text+`"`), &text) != nil
	}
	return text
}
