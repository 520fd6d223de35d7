// Package method_split is split and rsplit.
package method_split

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/method/split_blanks"
	"rkllmd/jinja/method/split_blanks_from_end"
	"rkllmd/jinja/method/split_from_end"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodSplit is split and rsplit.
//
// **Runs on:** one thread at a time.
func MethodSplit(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 0, "sep", "maxsplit")
	limit := int64(-1)
	if values[1] != jinja.Missing {
		limit = convert_index.ConvertIndex(m, values[1])
	}
	t := get_receiver.GetReceiver(f)
	meter_work.MeterWork(m, len(t.String)>>3)
	if values[0] == jinja.Missing || values[0] == nil {
		if f.Name == "rsplit" {
			return create_list.CreateList(m, split_blanks_from_end.SplitBlanksFromEnd(m, t, limit))
		}
		return create_list.CreateList(m, split_blanks.SplitBlanks(m, t, limit))
	}
	separator := convert_argument.ConvertArgument(m, f.Name, values[0])
	if separator.String == "" {
		return fail_render.FailRender(m, "empty separator")
	}
	if f.Name == "rsplit" {
		return create_list.CreateList(m, split_from_end.SplitFromEnd(m, t, separator.String, limit))
	}
	var parts []jinja.Value
	from := 0
	for limit != 0 {
		at := strings.Index(t.String[from:], separator.String)
		if at < 0 {
			break
		}
		parts = append(parts, extract_text.ExtractText(m, t, from, from+at))
		meter_memory.MeterMemory(m, 2*jinja.ItemSize)
		from += at + len(separator.String)
		limit--
	}
	return create_list.CreateList(m, append(parts, extract_text.ExtractText(m, t, from, len(t.String))))
}
