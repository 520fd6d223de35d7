// Package method_join is join.
package method_join

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/iterate/is_iterable"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/build_joined"
	"rkllmd/jinja/text/convert_to_markup"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodJoin is join.
//
// **Runs on:** one thread at a time.
func MethodJoin(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "iterable")
	if !is_iterable.IsIterable(values[0]) {
		return fail_render.FailRender(m, "can only join an iterable")
	}
	items := list_items.ListItems(m, values[0])
	parts := make([]*jinja.Text, len(items))
	for i, item := range items {
		t, ok := item.(*jinja.Text)
		if !ok {
			return fail_render.FailRender(m, "sequence item %d: expected str instance, %s found", i,
				name_type.NameType(item))
		}
		parts[i] = t
		if get_receiver.GetReceiver(f).Safe && !t.Safe {
			parts[i] = convert_to_markup.ConvertToMarkup(m, t)
		}
	}
	return build_joined.BuildJoined(m, get_receiver.GetReceiver(f), parts, get_receiver.GetReceiver(f).Safe)
}
