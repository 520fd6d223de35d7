// Package merge_items merges what two schemas say of the items of arrays.
package merge_items

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/copy_object"
	"rkllmd/grammar/schema/is_about_items"
	"rkllmd/grammar/schema/list_items"
	"rkllmd/grammar/schema/merge_inner"
	"rkllmd/grammar/schema/set_member"
)

// MergeItems returns merged with what schemas a and b say of the items of arrays. The items of a schema are those
// behind its own prefixItems: they hold for those of the other one that are beyond these.
//
// **Runs on:** any thread.
func MergeItems(a, b, merged *grammar.Object, place string) *grammar.Object {
	names := slices.Concat(a.Names, b.Names)
	if !slices.ContainsFunc(names, is_about_items.IsAboutItems) {
		return merged
	}
	merged = copy_object.CopyObject(merged, "prefixItems", "items", "additionalItems")
	first, rest := list_items.ListItems(a, place)
	second, others := list_items.ListItems(b, place)
	var items []any
	for i := range max(len(first), len(second)) {
		x, y := rest, others
		if i < len(first) {
			x = first[i]
		}
		if i < len(second) {
			y = second[i]
		}
		items = append(items, merge_inner.MergeInner(x, y))
	}
	if items != nil {
		set_member.SetMember(merged, "prefixItems", items)
	}
	set_member.SetMember(merged, "items", merge_inner.MergeInner(rest, others))
	return merged
}
