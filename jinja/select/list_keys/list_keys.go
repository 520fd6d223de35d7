// Package list_keys returns of each item the value by which it is sorted or grouped.
package list_keys

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/copy_items"
	"rkllmd/jinja/member/get_path"
	"rkllmd/jinja/select/list_case_keys"
)

// ListKeys returns of each item the value by which it is sorted or grouped: itself, or an attribute.
//
// **Runs on:** one thread at a time.
func ListKeys(m *jinja.Machine, items []jinja.Value, attribute, sensitive, instead jinja.Value) []jinja.Value {
	if attribute == jinja.Missing || attribute == nil {
		return list_case_keys.ListCaseKeys(m, items, sensitive)
	}
	keys := copy_items.CopyItems(m, &jinja.List{Items: items})
	for i := range keys {
		keys[i] = get_path.GetPath(m, keys[i], attribute, instead)
	}
	return list_case_keys.ListCaseKeys(m, keys, sensitive)
}
