// Package read_json_value reads a JSON text into a value for templates.
package read_json_value

import (
	"math"

	"rkllmd/jinja"
	"rkllmd/jinja/describe_failure"
	"rkllmd/jinja/read/fail_json"
	"rkllmd/jinja/read/read_value"
	"rkllmd/jinja/read/skip_blanks"
)

// ReadJSONValue reads a JSON text into a value for templates. The order of keys is kept, integers may have any size,
// and all texts count as coming from values.
//
// **Runs on:** any thread.
func ReadJSONValue(text []byte) (v jinja.Value, err error) {
	defer func() {
		if failure := recover(); failure != nil {
			v, err = nil, describe_failure.DescribeFailure("", failure)
		}
	}()
	limits := jinja.Limits{Work: math.MaxInt, Memory: math.MaxInt, Depth: math.MaxInt}
	r := &jinja.JSONReader{Text: text, Machine: &jinja.Machine{Limits: limits}}
	v = read_value.ReadValue(r)
	skip_blanks.SkipBlanks(r)
	if r.At < len(text) {
		fail_json.FailJSON(r)
	}
	return v, nil
}
