// Package build_alternatives writes several expressions of which one holds.
package build_alternatives

import "strings"

// BuildAlternatives writes several expressions of which one holds.
//
// **Runs on:** any thread.
func BuildAlternatives(parts []string) string {
	if len(parts) == 1 {
		return parts[0]
	}
	return "( " + strings.Join(parts, " | ") + " )"
}
