// Package method_strip is strip, lstrip and rstrip.
package method_strip

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_strip"
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
	meter_work.MeterWork(m, len(t.String)>>4)
	from, to := find_strip.FindStrip(t.String, characters, f.Name != "rstrip", f.Name != "lstrip")
	return extract_text.ExtractText(m, t, from, to)
}
