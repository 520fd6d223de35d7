// Package require_lookup looks texts up in a table of replacements.
package require_lookup

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/engine/charsmap/choose_label"
	"rkllmd/tests/engine/charsmap/require_below"
)

// RequireLookup requires that 300 walks through table, which follow its children where there are some and else are
// those of random texts, stay inside, and that what they find ends inside.
func RequireLookup(t *testing.T, table []byte, r *rand.Rand) {
	t.Helper()
	size := binary.LittleEndian.Uint32(table)
	units, texts := table[4:4+size], table[4+size:]
	unit := make([]uint32, size/4)
	for i := range unit {
		unit[i] = binary.LittleEndian.Uint32(units[4*i:])
	}
	for range 300 {
		base := unit[0] >> 10 << (unit[0] & (1 << 9) >> 6)
		for steps := 1 + r.IntN(30); steps > 0; steps-- {
			label := choose_label.ChooseLabel(unit, base, uint32(1+r.IntN(255)))
			at := base ^ label
			require_below.RequireBelow(t, at, len(unit))
			if unit[at]&(1<<31|0xff) != label {
				break
			}
			base = at ^ unit[at]>>10<<(unit[at]&(1<<9)>>6)
			if unit[at]>>8&1 == 0 {
				continue
			}
			require_below.RequireBelow(t, base, len(unit))
			value := unit[base] &^ (1 << 31)
			require_below.RequireBelow(t, value, len(texts))
			require.Contains(t, string(texts[value:min(int(value)+256, len(texts))]), "\x00")
		}
	}
}
