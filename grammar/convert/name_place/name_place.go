// Package name_place returns the name of the rule for a place in a schema.
package name_place

import "strings"

// NamePlace returns the name of the rule for a place in a schema: root-address for #/properties/address.
//
// **Runs on:** any thread.
func NamePlace(place string) string {
	return "root" + strings.ReplaceAll(strings.TrimPrefix(place, "#"), "/properties/", "-")
}
