// Package filter_url_encode is the filter urlencode.
package filter_url_encode

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/filter/format_url"
	"rkllmd/jinja/iterate/is_iterable"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/list_view"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterURLEncode is the filter urlencode.
//
// **Runs on:** one thread at a time.
func FilterURLEncode(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "urlencode", a, 0)
	_, isText := v.(*jinja.Text)
	if isText || !is_iterable.IsIterable(v) {
		return format_url.FormatURL(m, convert_text.ConvertText(m, v), "/")
	}
	pairs := list_items.ListItems(m, v)
	if d, ok := v.(*jinja.Dict); ok {
		pairs = list_view.ListView(m, &jinja.View{Dict: d, Kind: "dict_items"})
	}
	w := &jinja.Writer{}
	for i, pair := range pairs {
		if i > 0 {
			append_bytes.AppendBytes(m, w, "&", jinja.FromTemplate)
		}
		parts := list_items.ListItems(m, pair)
		if len(parts) != 2 {
			return fail_render.FailRender(m, "urlencode: pairs of a key and a value were expected")
		}
		append_text.AppendText(m, w, format_url.FormatURL(m, convert_text.ConvertText(m, parts[0]), ""))
		append_bytes.AppendBytes(m, w, "=", jinja.FromTemplate)
		append_text.AppendText(m, w, format_url.FormatURL(m, convert_text.ConvertText(m, parts[1]), ""))
	}
	return finish_text.FinishText(m, w, false)
}
