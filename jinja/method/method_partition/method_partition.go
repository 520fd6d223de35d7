// Package method_partition is partition and rpartition.
package method_partition

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/create_tuple"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodPartition is partition and rpartition.
//
// **Runs on:** one thread at a time.
func MethodPartition(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	separator := convert_argument.ConvertArgument(m, f.Name, prepare_arguments.PrepareArguments(m, f.Name, a, 1,
		"sep")[0])
	t := get_receiver.GetReceiver(f)
	meter_work.MeterWork(m, len(t.String)>>4)
	if separator.String == "" {
		return fail_render.FailRender(m, "empty separator")
	}
	at := strings.Index(t.String, separator.String)
	empty := &jinja.Text{Safe: t.Safe}
	if f.Name == "rpartition" {
		if at = strings.LastIndex(t.String, separator.String); at < 0 {
			return create_tuple.CreateTuple(m, empty, empty, t)
		}
	}
	if at < 0 {
		return create_tuple.CreateTuple(m, t, empty, empty)
	}
	end := at + len(separator.String)
	return create_tuple.CreateTuple(m, extract_text.ExtractText(m, t, 0, at), extract_text.ExtractText(m, t, at,
		end), extract_text.ExtractText(m, t, end, len(t.String)))
}
