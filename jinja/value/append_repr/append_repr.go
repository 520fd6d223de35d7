// Package append_repr writes a value as Python's repr does.
package append_repr

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/value/append_dict"
	"rkllmd/jinja/value/append_list"
	"rkllmd/jinja/value/append_safe"
	"rkllmd/jinja/value/format_object"
	"rkllmd/jinja/value/list_view"
)

// AppendRepr writes a value as Python's repr does.
//
// **Runs on:** one thread at a time.
func AppendRepr(m *jinja.Machine, w *jinja.Writer, v jinja.Value) {
	meter_work.MeterWork(m, 4)
	meter_depth.MeterDepth(m)
	switch x := v.(type) {
	case *jinja.Text:
		append_safe.AppendSafe(m, w, x)
	case *jinja.List:
		append_list.AppendList(m, w, x, AppendRepr)
	case *jinja.Dict:
		append_dict.AppendDict(m, w, x, AppendRepr)
	case *jinja.View:
		append_bytes.AppendBytes(m, w, x.Kind+"(", jinja.FromValue)
		append_list.AppendList(m, w, &jinja.List{Items: list_view.ListView(m, x)}, AppendRepr)
		append_bytes.AppendBytes(m, w, ")", jinja.FromValue)
	case *jinja.Namespace:
		append_bytes.AppendBytes(m, w, "<Namespace ", jinja.FromTemplate)
		append_dict.AppendDict(m, w, x.Dict, AppendRepr)
		append_bytes.AppendBytes(m, w, ">", jinja.FromTemplate)
	default:
		meter_work.MeterWork(m, 4) // a float takes longest
		meter_memory.MeterMemory(m, jinja.ItemSize)
		append_bytes.AppendBytes(m, w, format_object.FormatObject(m, v), jinja.FromTemplate)
	}
	m.Limits.Depth++
}
