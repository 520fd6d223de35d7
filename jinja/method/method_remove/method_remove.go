// Package method_remove is removeprefix and removesuffix.
package method_remove

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodRemove is removeprefix and removesuffix.
//
// **Runs on:** one thread at a time.
func MethodRemove(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	part := convert_argument.ConvertArgument(m, f.Name, prepare_arguments.PrepareArguments(m, f.Name, a, 1,
		"part")[0]).String
	t := get_receiver.GetReceiver(f)
	meter_work.MeterWork(m, len(part)>>6)
	if f.Name == "removeprefix" && strings.HasPrefix(t.String, part) {
		return extract_text.ExtractText(m, t, len(part), len(t.String))
	}
	if f.Name == "removesuffix" && strings.HasSuffix(t.String, part) {
		return extract_text.ExtractText(m, t, 0, len(t.String)-len(part))
	}
	return t
}
