// Package is_hashable tells whether a value can be a key.
package is_hashable

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/member/is_list"
)

// IsHashable tells whether a value can be a key.
//
// **Runs on:** any thread.
func IsHashable(v jinja.Value) bool {
	switch x := v.(type) {
	case *jinja.Dict:
		return false
	case *jinja.View:
		return x.Kind == "dict_values"
	case *jinja.List:
		return x.Tuple && !slices.ContainsFunc(x.Items, is_list.IsList)
	}
	return true
}
