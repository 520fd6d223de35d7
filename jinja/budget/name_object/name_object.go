// Package name_object returns Python's name of the type of a value that only jinja2 makes.
package name_object

import "rkllmd/jinja"

// NameObject returns Python's name of the type of a value that only jinja2 makes.
//
// **Runs on:** any thread.
func NameObject(v jinja.Value) string {
	switch v.(type) {
	case *jinja.Dict:
		return "dict"
	case *jinja.Undefined:
		return "Undefined"
	case *jinja.Range:
		return "range"
	case *jinja.Macro:
		return "Macro"
	case *jinja.Loop:
		return "LoopContext"
	case *jinja.Namespace:
		return "Namespace"
	case *jinja.Cycler:
		return "Cycler"
	case *jinja.Joiner:
		return "Joiner"
	}
	return "missing"
}
