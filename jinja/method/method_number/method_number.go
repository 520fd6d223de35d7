// Package method_number is bit_length, is_integer and conjugate of numbers.
package method_number

import (
	"math"

	"rkllmd/jinja"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodNumber is bit_length, is_integer and conjugate of numbers.
//
// **Runs on:** one thread at a time.
func MethodNumber(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, f.Name, a, 0)
	switch x := f.Receiver.(type) {
	case float64:
		if f.Name == "is_integer" {
			return x == math.Trunc(x) && !math.IsInf(x, 0)
		}
		return x
	default:
		if f.Name == "bit_length" {
			return int64(get_big.GetBig(x).BitLen())
		}
		return convert_big.ConvertBig(get_big.GetBig(x))
	}
}
