// Package name_uid names a user of this machine.
package name_uid

import "strconv"

// NameUID returns the name under which all clients of a user of this machine share their turns.
//
// **Runs on:** any thread.
func NameUID(uid uint32) string {
	return "uid " + strconv.FormatUint(uint64(uid), 10)
}
