// Package read_value reads one JSON value.
package read_value

import (
	"bytes"

	"rkllmd/jinja"
	"rkllmd/jinja/read/fail_json"
	"rkllmd/jinja/read/read_dict"
	"rkllmd/jinja/read/read_list"
	"rkllmd/jinja/read/read_number"
	"rkllmd/jinja/read/read_string"
	"rkllmd/jinja/read/skip_blanks"
)

// ReadValue reads one JSON value.
//
// **Runs on:** one thread at a time.
func ReadValue(r *jinja.JSONReader) jinja.Value {
	skip_blanks.SkipBlanks(r)
	r.Depth++
	if r.At >= len(r.Text) || r.Depth > 1000 {
		fail_json.FailJSON(r)
	}
	defer func() { r.Depth-- }()
	switch r.Text[r.At] {
	case '{':
		return read_dict.ReadDict(r, ReadValue)
	case '[':
		return read_list.ReadList(r, ReadValue)
	case '"':
		return read_string.ReadString(r)
	}
	for word, v := range jinja.JSONWords {
		if bytes.HasPrefix(r.Text[r.At:], []byte(word)) {
			r.At += len(word)
			return v
		}
	}
	return read_number.ReadNumber(r)
}
