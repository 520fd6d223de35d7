// Package find_duplicate looks for a member that a JSON object has twice.
package find_duplicate

import "rkllmd/utils/scan/walk_members"

// FindDuplicate returns the name of the first member of object that stands in it a second time; "" where there is none.
// Objects inside it are not looked into. object must be valid JSON and begin with its brace.
//
// **Runs on:** any thread. Follows RFC 8259 section 4.
func FindDuplicate(object []byte) string {
	seen := map[string]bool{}
	for name := range walk_members.WalkMembers(object) {
		if seen[string(name)] {
			return string(name)
		}
		seen[string(name)] = true
	}
	return ""
}
