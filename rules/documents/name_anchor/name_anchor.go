// Package name_anchor turns a heading into what links call it.
package name_anchor

import (
	"strings"

	"rkllmd/rules"
)

// NameAnchor returns the anchor of a heading as GitHub makes it: "Over `HTTP`, too" becomes over-http-too.
//
// **Runs on:** any thread.
func NameAnchor(heading string) string {
	return strings.ReplaceAll(rules.NotInAnchor.ReplaceAllString(strings.ToLower(heading), ""), " ", "-")
}
