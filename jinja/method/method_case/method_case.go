// Package method_case is upper, lower, title, capitalize, swapcase and casefold.
package method_case

import (
	"rkllmd/jinja"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/convert_case"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodCase is upper, lower, title, capitalize, swapcase and casefold.
//
// **Runs on:** one thread at a time.
func MethodCase(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, f.Name, a, 0)
	return convert_case.ConvertCase(m, get_receiver.GetReceiver(f), f.Name)
}
