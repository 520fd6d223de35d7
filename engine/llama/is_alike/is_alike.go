// Package is_alike compares a structure with the one that is expected.
package is_alike

import (
	"encoding/binary"
	"fmt"
	"strings"
)

// IsAlike reports whether bytes begin with these words (llama.Layout), and nothing was written behind them
// (read_defaults).
//
// **Runs on:** any thread.
func IsAlike(words string, bytes []byte) bool {
	wanted := strings.Fields(words)
	for i := 0; i+4 <= len(bytes); i += 4 {
		word, want := fmt.Sprintf("%08x", binary.LittleEndian.Uint32(bytes[i:])), "eeeeeeee"
		if i/4 < len(wanted) {
			want = fmt.Sprintf("%08s", wanted[i/4])
		}
		for at := range want {
			if want[at] != '-' && want[at] != word[at] {
				return false
			}
		}
	}
	return true
}
