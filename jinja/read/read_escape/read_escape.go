// Package read_escape reads an escape behind its backslash, and appends the character that it stands for.
package read_escape

import (
	"bytes"
	"strings"
	"unicode/utf16"

	"rkllmd/jinja"
	"rkllmd/jinja/read/fail_json"
	"rkllmd/jinja/read/read_unit"
	"rkllmd/jinja/text/append_character"
)

// ReadEscape reads an escape behind its backslash, and appends the character that it stands for.
//
// **Runs on:** one thread at a time.
func ReadEscape(r *jinja.JSONReader, b []byte) []byte {
	if r.At+1 >= len(r.Text) {
		fail_json.FailJSON(r)
	}
	if at := strings.IndexByte(`"\/bfnrt`, r.Text[r.At+1]); at >= 0 {
		r.At += 2
		return append(b, "\"\\/\b\f\n\r\t"[at])
	}
	code := read_unit.ReadUnit(r)
	if code >= 0xD800 && code < 0xDC00 && bytes.HasPrefix(r.Text[r.At:], []byte(`\u`)) {
		at := r.At
		low := read_unit.ReadUnit(r)
		if low >= 0xDC00 && low < 0xE000 {
			return append_character.AppendCharacter(b, utf16.DecodeRune(code, low))
		}
		r.At = at
	}
	return append_character.AppendCharacter(b, code)
}
