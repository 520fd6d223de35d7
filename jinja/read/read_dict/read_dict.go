// Package read_dict reads an object.
package read_dict

import (
	"rkllmd/jinja"
	"rkllmd/jinja/read/accept_byte"
	"rkllmd/jinja/read/fail_json"
	"rkllmd/jinja/read/read_string"
	"rkllmd/jinja/read/skip_blanks"
	"rkllmd/jinja/value/set_entry"
)

// ReadDict reads an object.
//
// **Runs on:** one thread at a time.
func ReadDict(r *jinja.JSONReader, read func(*jinja.JSONReader) jinja.Value) jinja.Value {
	d := &jinja.Dict{}
	r.At++
	if accept_byte.AcceptByte(r, '}') {
		return d
	}
	for {
		skip_blanks.SkipBlanks(r)
		if r.At >= len(r.Text) || r.Text[r.At] != '"' {
			fail_json.FailJSON(r)
		}
		key := read_string.ReadString(r)
		if !accept_byte.AcceptByte(r, ':') {
			fail_json.FailJSON(r)
		}
		set_entry.SetEntry(r.Machine, d, key, read(r))
		if accept_byte.AcceptByte(r, '}') {
			return d
		}
		if !accept_byte.AcceptByte(r, ',') {
			fail_json.FailJSON(r)
		}
	}
}
