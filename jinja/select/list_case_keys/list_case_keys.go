// Package list_case_keys returns values in which texts are in lower case, unless case counts.
package list_case_keys

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/copy_items"
	"rkllmd/jinja/text/convert_case"
	"rkllmd/jinja/value/is_true"
)

// ListCaseKeys returns values in which texts are in lower case, unless case counts.
//
// **Runs on:** one thread at a time.
func ListCaseKeys(m *jinja.Machine, values []jinja.Value, sensitive jinja.Value) []jinja.Value {
	if sensitive != jinja.Missing && is_true.IsTrue(sensitive) {
		return values
	}
	keys := copy_items.CopyItems(m, &jinja.List{Items: values})
	for i, key := range keys {
		if t, ok := key.(*jinja.Text); ok {
			keys[i] = convert_case.ConvertCase(m, t, "lower")
		}
	}
	return keys
}
