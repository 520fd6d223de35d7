// Package filter_reverse is the filter reverse.
package filter_reverse

import (
	"slices"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/iterate/copy_items"
	"rkllmd/jinja/iterate/is_iterable"
	"rkllmd/jinja/iterate/wrap_items"
	"rkllmd/jinja/member/extract_characters"
	"rkllmd/jinja/text/count_characters"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterReverse is the filter reverse.
//
// **Runs on:** one thread at a time.
func FilterReverse(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "reverse", a, 0)
	if t, ok := v.(*jinja.Text); ok {
		length := count_characters.CountCharacters(m, t.String)
		return extract_characters.ExtractCharacters(m, t, int64(length-1), -1, -1, length)
	}
	if !is_iterable.IsIterable(v) {
		return fail_render.FailRender(m, "argument must be iterable")
	}
	items := copy_items.CopyItems(m, v)
	slices.Reverse(items)
	if _, ok := v.(*jinja.Iterator); ok {
		return create_list.CreateList(m, items)
	}
	kind := "reversed"
	switch x := v.(type) {
	case *jinja.List:
		if !x.Tuple {
			kind = "list_reverseiterator"
		}
	case *jinja.Dict:
		kind = "dict_reversekeyiterator"
	case *jinja.View:
		kind = "dict_reverse" + strings.TrimSuffix(strings.TrimPrefix(x.Kind, "dict_"), "s") + "iterator"
	case *jinja.Range:
		kind = "range_iterator"
	}
	return wrap_items.WrapItems(m, kind, "", items)
}
