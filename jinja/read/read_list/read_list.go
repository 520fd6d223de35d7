// Package read_list reads an array.
package read_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/read/accept_byte"
	"rkllmd/jinja/read/fail_json"
)

// ReadList reads an array.
//
// **Runs on:** one thread at a time.
func ReadList(r *jinja.JSONReader, read func(*jinja.JSONReader) jinja.Value) jinja.Value {
	list := &jinja.List{}
	r.At++
	if accept_byte.AcceptByte(r, ']') {
		return list
	}
	for {
		list.Items = append(list.Items, read(r))
		if accept_byte.AcceptByte(r, ']') {
			return list
		}
		if !accept_byte.AcceptByte(r, ',') {
			fail_json.FailJSON(r)
		}
	}
}
