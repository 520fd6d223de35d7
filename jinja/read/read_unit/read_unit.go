// Package read_unit reads an escape of four digits.
package read_unit

import (
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/read/fail_json"
)

// ReadUnit reads an escape of four digits.
//
// **Runs on:** one thread at a time.
func ReadUnit(r *jinja.JSONReader) rune {
	if r.Text[r.At+1] != 'u' || r.At+6 > len(r.Text) {
		fail_json.FailJSON(r)
	}
	code, err := strconv.ParseUint(string(r.Text[r.At+2:r.At+6]), 16, 32)
	if err != nil {
		fail_json.FailJSON(r)
	}
	r.At += 6
	return rune(code)
}
