// Package is_plain_macro looks at the arguments of a macro.
package is_plain_macro

import "github.com/nikolalohinski/gonja/v2/nodes"

// IsPlainMacro reports whether the defaults of all arguments of a macro are texts, numbers, names, true, false, none,
// or empty lists or dictionaries: nothing that has to be worked out.
//
// **Runs on:** any thread.
func IsPlainMacro(macro *nodes.Macro) bool {
	for _, argument := range macro.Kwargs {
		switch value := argument.Value.(type) {
		case *nodes.String, *nodes.Integer, *nodes.Float, *nodes.Bool, *nodes.None, *nodes.Name:
		case *nodes.List:
			if len(value.Val) > 0 {
				return false
			}
		case *nodes.Dict:
			if len(value.Pairs) > 0 {
				return false
			}
		default:
			return false
		}
	}
	return true
}
