// Package check_replacement checks a text that replaces another.
package check_replacement

import (
	"fmt"
	"strings"

	"rkllmd/engine/charsmap"
)

// CheckReplacement checks that the text that begins at byte at of replacements ends in them, and not later than
// charsmap.LongestReplacement says: a text of many characters that each become a long one would take all memory.
//
// **Runs on:** any thread.
func CheckReplacement(replacements string, at uint32) error {
	if uint64(at) >= uint64(len(replacements)) {
		return fmt.Errorf("a replacement begins at byte %d of %d", at, len(replacements))
	}
	rest := replacements[at:]
	rest = rest[:min(len(rest), charsmap.LongestReplacement+1)]
	if strings.IndexByte(rest, 0) < 0 {
		return fmt.Errorf("the replacement at byte %d does not end within %d bytes, or not at all", at,
			charsmap.LongestReplacement)
	}
	return nil
}
