// Package find_mapping finds out what kind of memory an address is in.
package find_mapping

import (
	"bytes"
	"fmt"
)

// FindMapping returns the permissions ("r-xp") of the mapping that holds address, by maps, the text of /proc/self/maps.
// "" where none does, or the text is not of that form.
//
// **Runs on:** any thread. Follows proc_pid_maps(5).
func FindMapping(maps []byte, address uintptr) string {
	for line := range bytes.Lines(maps) {
		var low, high uintptr
		var permissions string
		if n, _ := fmt.Sscanf(string(line), "%x-%x %4s", &low, &high, &permissions); n == 3 && low <= address &&
			address < high {
			return permissions
		}
	}
	return ""
}
