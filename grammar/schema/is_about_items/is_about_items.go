// Package is_about_items tells whether a keyword says what the items of an array are.
package is_about_items

// IsAboutItems tells whether a keyword says what the items of an array are.
//
// **Runs on:** any thread.
func IsAboutItems(name string) bool {
	return name == "prefixItems" || name == "items" || name == "additionalItems"
}
