// Package is_type tells whether values of a type fit one of several types.
package is_type

import "slices"

// IsType tells whether values of a type fit one of several types. An integer is a number. No types are all types.
//
// **Runs on:** any thread.
func IsType(name string, types []string) bool {
	return types == nil || slices.Contains(types, name) || name == "integer" && slices.Contains(types, "number")
}
