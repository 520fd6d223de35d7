// Package is_list tells whether a value is a list or a dictionary.
package is_list

import "rkllmd/jinja"

// IsList tells whether a value is a list or a dictionary.
//
// **Runs on:** any thread.
func IsList(v jinja.Value) bool {
	switch x := v.(type) {
	case *jinja.Dict:
		return true
	case *jinja.List:
		return !x.Tuple
	}
	return false
}
