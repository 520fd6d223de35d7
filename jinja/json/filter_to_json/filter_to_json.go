// Package filter_to_json writes a value as JSON.
package filter_to_json

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/json/append_json"
	"rkllmd/jinja/json/set_indent"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/is_true"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterToJSON writes a value as JSON: tojson(ensure_ascii=False, indent=None, separators=None, sort_keys=False).
//
// **Runs on:** one thread at a time.
func FilterToJSON(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "tojson", a, 0, "ensure_ascii", "indent", "separators",
		"sort_keys")
	style := &jinja.JSONStyle{
		ASCII:    values[0] != jinja.Missing && is_true.IsTrue(values[0]),
		SortKeys: values[3] != jinja.Missing && is_true.IsTrue(values[3]),
		Comma:    &jinja.Text{String: ", ", Mark: jinja.FromValue},
		Colon:    &jinja.Text{String: ": ", Mark: jinja.FromValue},
	}
	if values[1] != jinja.Missing && values[1] != nil {
		set_indent.SetIndent(m, style, values[1])
	}
	if values[2] != jinja.Missing && values[2] != nil {
		items := list_items.ListItems(m, values[2])
		if len(items) != 2 {
			return fail_render.FailRender(m, "tojson: separators must be two texts, not %d", len(items))
		}
		style.Comma = convert_argument.ConvertArgument(m, "tojson", items[0])
		style.Colon = convert_argument.ConvertArgument(m, "tojson", items[1])
	}
	w := &jinja.Writer{}
	append_json.AppendJSON(m, w, style, v, 0)
	return finish_text.FinishText(m, w, false)
}
