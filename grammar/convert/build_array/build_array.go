// Package build_array writes an array.
package build_array

import (
	"slices"
	"strconv"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_inner"
	"rkllmd/grammar/convert/build_items"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/schema/get_count"
	"rkllmd/grammar/schema/is_impossible"
	"rkllmd/grammar/schema/list_items"
	"rkllmd/grammar/schema/refuse_schema"
)

// BuildArray writes an array: first what prefixItems say, then items.
//
// **Runs on:** one thread at a time.
func BuildArray(w *grammar.Writer, s *grammar.Object, place string, value func(*grammar.Writer, any, string) string,
) string {
	use_rule.UseRule(w, "ws")
	least, most := get_count.GetCount(s, "minItems", place, 0), get_count.GetCount(s, "maxItems", place,
		grammar.NoLimit)
	if most != grammar.NoLimit && least > most {
		refuse_schema.RefuseSchema(place, "minItems %d is more than maxItems %d", least, most)
	}
	first, rest := list_items.ListItems(s, place)
	if at := slices.IndexFunc(first, is_impossible.IsImpossible); at >= 0 {
		first, rest = first[:at], false
	}
	if is_impossible.IsImpossible(rest) && (most == grammar.NoLimit || most > len(first)) {
		most = len(first)
	}
	if most != grammar.NoLimit && least > most {
		refuse_schema.RefuseSchema(place, "minItems is %d, but only %d items are described, and no others may come",
			least, most)
	}
	if most != grammar.NoLimit && most < len(first) {
		first = first[:most]
	}
	var items []string
	for i, item := range first {
		items = append(items, build_inner.BuildInner(w, item, place+"/prefixItems/"+strconv.Itoa(i), value))
	}
	other := ""
	if most == grammar.NoLimit || most > len(first) {
		other = build_inner.BuildInner(w, rest, place+"/items", value)
	}
	return build_items.BuildItems(w, items, other, least, most)
}
