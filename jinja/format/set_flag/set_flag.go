// Package set_flag sets what a flag of the operator % says.
package set_flag

import "rkllmd/jinja"

// SetFlag sets what a flag of the operator % says.
//
// **Runs on:** any thread.
func SetFlag(spec *jinja.FormatSpec, flag byte) {
	switch {
	case flag == '-':
		spec.Align, spec.Fill = '<', " "
	case flag == '+' || flag == ' ' && spec.Sign == 0:
		spec.Sign = flag
	case flag == '#':
		spec.Alternate = true
	case flag == '0' && spec.Align != '<':
		spec.Align, spec.Fill = '=', "0"
	}
}
