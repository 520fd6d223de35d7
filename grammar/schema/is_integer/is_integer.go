// Package is_integer tells whether a type is integer.
package is_integer

// IsInteger tells whether a type is integer.
//
// **Runs on:** any thread.
func IsInteger(name string) bool { return name == "integer" }
