// Package read_number reads a number.
package read_number

import (
	"encoding/json"
	"math/big"
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/read/fail_json"
)

// ReadNumber reads a number: an integer of any size, or a float.
//
// **Runs on:** one thread at a time.
func ReadNumber(r *jinja.JSONReader) jinja.Value {
	start := r.At
	for r.At < len(r.Text) && strings.IndexByte("+-.0123456789eE", r.Text[r.At]) >= 0 {
		r.At++
	}
	digits := string(r.Text[start:r.At])
	if !json.Valid([]byte(digits)) || len(digits) > jinja.MaxDigits {
		r.At = start
		fail_json.FailJSON(r)
	}
	if strings.ContainsAny(digits, ".eE") {
		f, _ := strconv.ParseFloat(digits, 64)
		return f
	}
	b, _ := new(big.Int).SetString(digits, 10)
	return convert_big.ConvertBig(b)
}
