// Package require_lookup looks texts up in a table of replacements.
package require_lookup

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// RequireLookup requires that 20,000 walks through table, which follow its children where there are some and else are
// those of random texts, stay inside, and that what they find ends inside.
func RequireLookup(t *testing.T, table []byte, r *rand.Rand) {
	t.Helper()
	size := binary.LittleEndian.Uint32(table)
	units, texts := table[4:4+size], table[4+size:]
	unit := make([]uint32, size/4)
	for i := range unit {
		unit[i] = binary.LittleEndian.Uint32(units[4*i:])
	}
	for range 20_000 {
		at := unit[0] >> 10 << (unit[0] & (1 << 9) >> 6)
		for range 1 + r.IntN(30) {
			label := uint32(1 + r.IntN(255))
			for try := range uint32(255) { // the next one that goes on, if there is one
				if next := (label+try)%255 + 1; int(at^next) < len(unit) && unit[at^next]&(1<<31|0xff) == next {
					label = next
					break
				}
			}
			at ^= label
			require.Less(t, int(at), len(unit))
			if unit[at]&(1<<31|0xff) != label {
				break
			}
			leaf := unit[at] >> 8 & 1
			at ^= unit[at] >> 10 << (unit[at] & (1 << 9) >> 6)
			if leaf == 0 {
				continue
			}
			require.Less(t, int(at), len(unit))
			value := unit[at] &^ (1 << 31)
			require.Less(t, int(value), len(texts))
			require.Contains(t, string(texts[value:min(int(value)+256, len(texts))]), "\x00")
		}
	}
}
