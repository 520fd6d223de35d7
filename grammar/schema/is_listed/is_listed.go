// Package is_listed returns a function that tells whether a text stands in a list.
package is_listed

import "slices"

// IsListed returns a function that tells whether a text stands in a list.
//
// **Runs on:** any thread.
func IsListed(list []string) func(string) bool {
	return func(text string) bool { return slices.Contains(list, text) }
}
