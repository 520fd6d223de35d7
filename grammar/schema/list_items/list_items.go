// Package list_items returns the schemas of the first items of an array, and that of the others.
package list_items

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/get_list"
)

// ListItems returns the schemas of the first items of an array, and that of the others. Items that are a list are what
// prefixItems are today.
//
// **Runs on:** any thread.
func ListItems(s *grammar.Object, place string) ([]any, any) {
	first := get_list.GetList(s, "prefixItems", place)
	rest, ok := s.Members["items"]
	if list, old := rest.([]any); old {
		first = list
		rest, ok = s.Members["additionalItems"]
	}
	if !ok {
		return first, true
	}
	return first, rest
}
