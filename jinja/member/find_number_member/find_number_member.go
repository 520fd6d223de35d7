// Package find_number_member returns an attribute of a number.
package find_number_member

import (
	"rkllmd/jinja"
	"rkllmd/jinja/member/find_method"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/get_big"
)

// FindNumberMember returns an attribute of a number.
//
// **Runs on:** one thread at a time.
func FindNumberMember(m *jinja.Machine, v jinja.Value, name string) (jinja.Value, bool) {
	_, float := v.(float64)
	switch {
	case name == "real" && float:
		return v, true
	case name == "real" || name == "numerator" && !float:
		return convert_big.ConvertBig(get_big.GetBig(v)), true
	case name == "imag" && float:
		return 0.0, true
	case name == "imag":
		return int64(0), true
	case name == "denominator" && !float:
		return int64(1), true
	case float && name != "is_integer" || !float && name == "is_integer":
		return nil, false
	}
	return find_method.FindMethod(m, m.Tables.IntMethods, v, name, name)
}
