// Package method_format is format and format_map.
package method_format

import (
	"rkllmd/jinja"
	"rkllmd/jinja/evaluate/add_named_arguments"
	"rkllmd/jinja/format/format_fields"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodFormat is format and format_map.
//
// **Runs on:** one thread at a time.
func MethodFormat(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	if f.Name == "format_map" {
		values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "mapping")
		a = &jinja.Arguments{}
		add_named_arguments.AddNamedArguments(m, a, values[0])
	}
	t := get_receiver.GetReceiver(f)
	return format_fields.FormatFields(m, &jinja.Formatter{Arguments: a, Safe: t.Safe}, t)
}
