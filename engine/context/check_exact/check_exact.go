// Package check_exact proves that a model is computed exactly.
package check_exact

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/variants/list_instructions"
)

// CheckExact proves, by computing, that this program on this processor gives a token of m the same logits, bit for bit,
// in one batch, alone, in parts and beside other sequences (engine.ProbeSteps). For an exact model it does so before
// the first use; what it found becomes m.Fingerprint. The five decodes, of 37 rows in all, take milliseconds for a
// small model and as long as a short prompt for a large one.
//
// **Runs on:** one thread at a time. It is the one that has loaded m, before others use m. Errors: what differs, and as
// far as it is known why; the probe's context cannot be made.
func CheckExact(m *engine.Model, threads int) error {
	size := min(context.ProbeTokens, m.ContextLength)
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: size, Batch: size, Threads: threads,
		Sequences: context.ProbeSequences})
	if err != nil {
		return err
	}
	defer free_context.FreeContext(c)
	reason := ""
	if slices.Contains(list_instructions.ListInstructions(), "8-bit matrices") {
		reason = " (this program was built for processors with 8-bit matrix instructions, which compute rows in pairs)"
	}
	tokens := make([]int32, size)
	for i := range tokens {
		tokens[i] = int32(i * m.VocabSize / size)
	}
	var sequences [context.ProbeSequences]engine.Sequence
	var logits [][]byte // of each token, as it was computed first
	for _, step := range context.ProbeSteps {
		var parts []engine.Part
		left := c.Batch
		for i, count := range step {
			s := &sequences[i]
			s.ID = int32(i)
			held := len(s.Tokens)
			// less than the step says only for models of very few tokens
			if count = min(count, size-held, left); count > 0 {
				parts = append(parts, engine.Part{Sequence: s, Tokens: tokens[held : held+count],
					Outputs: engine.OutputAll})
				left -= count
			}
		}
		if len(parts) == 0 {
			continue
		}
		if err := decode_parts.DecodeParts(c, parts, nil); err != nil {
			return err
		}
		for row, position := range c.Buffers.Positions {
			floats, err := read_logits.ReadLogits(c, row)
			if err != nil {
				return err
			}
			computed := unsafe.Slice((*byte)(unsafe.Pointer(&floats[0])), 4*len(floats))
			switch {
			case len(logits) < size:
				logits = append(logits, bytes.Clone(computed))
			case !bytes.Equal(logits[position], computed):
				return fmt.Errorf("this model cannot be computed exactly here: token %d has other logits in a "+
					"batch of %d than in one of %d%s",
					position, c.Rows, size, reason)
			}
		}
	}
	sum := sha256.Sum256(bytes.Join(logits, nil))
	m.Fingerprint = hex.EncodeToString(sum[:])
	return nil
}
