// Package read_string reads a text, all of which comes from a value.
package read_string

import (
	"unicode/utf8"

	"rkllmd/jinja"
	"rkllmd/jinja/read/convert_string"
	"rkllmd/jinja/read/fail_json"
	"rkllmd/jinja/read/read_escape"
)

// ReadString reads a text, all of which comes from a value.
//
// **Runs on:** one thread at a time.
func ReadString(r *jinja.JSONReader) *jinja.Text {
	r.At++
	start := r.At
	for r.At < len(r.Text) && r.Text[r.At] != '"' && r.Text[r.At] != '\\' && r.Text[r.At] >= ' ' {
		r.At++
	}
	b := r.Text[start:r.At:r.At]
	for r.At < len(r.Text) && r.Text[r.At] != '"' {
		c := r.Text[r.At]
		switch {
		case c < ' ':
			fail_json.FailJSON(r)
		case c != '\\':
			b = append(b, c)
			r.At++
		default:
			b = read_escape.ReadEscape(r, b)
		}
	}
	if r.At >= len(r.Text) {
		fail_json.FailJSON(r)
	}
	r.At++
	s := string(b)
	if !utf8.ValidString(s) {
		s = convert_string.ConvertString(s)
	}
	return &jinja.Text{String: s, Mark: jinja.FromValue}
}
