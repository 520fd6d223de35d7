// Package filter_dict_sort is the filter dictsort.
package filter_dict_sort

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/select/is_reverse"
	"rkllmd/jinja/select/list_case_keys"
	"rkllmd/jinja/select/order_items"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/list_view"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterDictSort is the filter dictsort.
//
// **Runs on:** one thread at a time.
func FilterDictSort(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "dictsort", a, 0, "case_sensitive", "by", "reverse")
	by := "key"
	if values[1] != jinja.Missing {
		by = convert_text.ConvertText(m, values[1]).String
	}
	if by != "key" && by != "value" {
		return fail_render.FailRender(m, `You can only sort by either "key" or "value"`)
	}
	d, ok := v.(*jinja.Dict)
	if !ok {
		fail_undefined.FailUndefined(m, v)
		return fail_render.FailRender(m, "'%s' object has no attribute 'items'", name_type.NameType(v))
	}
	items := list_view.ListView(m, &jinja.View{Dict: d, Kind: "dict_items"})
	keys := d.Keys
	if by == "value" {
		keys = d.Values
	}
	keys = list_case_keys.ListCaseKeys(m, keys, values[0])
	return create_list.CreateList(m, order_items.OrderItems(m, items, keys, is_reverse.IsReverse(m, values[2])))
}
