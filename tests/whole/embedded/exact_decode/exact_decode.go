// Package exact_decode decodes parts of several histories at once.
package exact_decode

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/read_logits"
)

// Life is a sequence, the history that it is to hold in the end, and the logits that were computed on the way.
type Life struct {
	Sequence engine.Sequence
	History  []int32
	Logits   map[int][][]float32 // by position; several where it was computed again
	Sampling engine.Sampling
	Prompt   int // how much of History was there before exact_generate
}

// ExactDecode decodes, in one batch, random parts of random ones of lives that are not whole yet, and keeps their
// logits.
func ExactDecode(tb testing.TB, random *rand.Rand, c *engine.Context, lives []*Life) {
	tb.Helper()
	var parts []engine.Part
	left, most := c.Batch, 1<<random.IntN(7)
	for _, i := range random.Perm(len(lives)) {
		l := lives[i]
		held := len(l.Sequence.Tokens)
		rest := min(len(l.History)-held, left, most)
		if rest < 1 || random.IntN(4) == 0 && len(parts) > 0 {
			continue
		}
		count := 1 + random.IntN(rest)
		left -= count
		parts = append(parts, engine.Part{Sequence: &l.Sequence, Tokens: l.History[held : held+count],
			Outputs: []engine.Outputs{
				engine.OutputLast, engine.OutputLast, engine.OutputAll}[random.IntN(3)]})
	}
	if len(parts) == 0 {
		return
	}
	require.NoError(tb, decode_parts.DecodeParts(c, parts, nil))
	for row, wanted := range c.Buffers.Wanted {
		if wanted == 0 {
			continue
		}
		logits, err := read_logits.ReadLogits(c, row)
		require.NoError(tb, err)
		position := int(c.Buffers.Positions[row])
		l := lives[c.Buffers.Sequences[row]]
		l.Logits[position] = append(l.Logits[position], slices.Clone(logits))
	}
}
