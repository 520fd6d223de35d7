// Package is_true tells whether a value counts as true.
package is_true

import "rkllmd/jinja"

// IsTrue tells whether a value counts as true.
//
// **Runs on:** any thread.
func IsTrue(v jinja.Value) bool {
	switch x := v.(type) {
	case nil:
		return false
	case bool:
		return x
	case int64:
		return x != 0
	case float64:
		return x != 0
	case *jinja.Text:
		return x.String != ""
	case *jinja.List:
		return len(x.Items) > 0
	case *jinja.Dict:
		return len(x.Keys) > 0
	case *jinja.View:
		return len(x.Dict.Keys) > 0
	case *jinja.Range:
		return x.Count > 0
	case *jinja.Undefined:
		return false
	}
	return v != jinja.Missing
}
