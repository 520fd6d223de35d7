// Package method_format is format and format_map.
package method_format

import (
	"rkllmd/jinja"
	"rkllmd/jinja/format/format_fields"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodFormat is format and format_map.
//
// **Runs on:** one thread at a time.
func MethodFormat(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	t := get_receiver.GetReceiver(f)
	formatter := &jinja.Formatter{Arguments: a, Safe: t.Safe, Mapping: jinja.Missing}
	if f.Name == "format_map" {
		formatter.Mapping = prepare_arguments.PrepareArguments(m, f.Name, a, 1, "mapping")[0]
		formatter.Arguments = &jinja.Arguments{}
	}
	return format_fields.FormatFields(m, formatter, t)
}
