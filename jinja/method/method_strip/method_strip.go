// Package method_strip is strip, lstrip and rstrip.
package method_strip

import (
	"rkllmd/jinja"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/extract_stripped"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodStrip is strip, lstrip and rstrip.
//
// **Runs on:** one thread at a time.
func MethodStrip(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 0, "chars")
	var characters *jinja.Text
	if values[0] != jinja.Missing && values[0] != nil {
		characters = convert_argument.ConvertArgument(m, f.Name, values[0])
	}
	t := get_receiver.GetReceiver(f)
	return extract_stripped.ExtractStripped(m, t, characters, f.Name != "rstrip", f.Name != "lstrip")
}
