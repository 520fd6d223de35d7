// Package exact_compare compares what was computed in many steps with what is computed in one.
package exact_compare

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/whole/embedded/exact_decode"
)

// ExactCompare decodes the history of l in one batch, in a context of its own, and counts in how many of so many rows
// the logits have other bits, and how many of so many tokens would have been chosen otherwise.
func ExactCompare(tb testing.TB, m *engine.Model, l *exact_decode.Life) (rows, otherRows, tokens, otherTokens int) {
	tb.Helper()
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 256, Batch: 256, Threads: 1})
	require.NoError(tb, err)
	defer free_context.FreeContext(c)
	var seq engine.Sequence
	require.NoError(tb, decode_tokens.DecodeTokens(c, &seq, l.History, engine.OutputAll))
	for position, computed := range l.Logits {
		whole, err := read_logits.ReadLogits(c, position)
		require.NoError(tb, err)
		for _, logits := range computed {
			rows++
			if !bytes.Equal(unsafe.Slice((*byte)(unsafe.Pointer(&logits[0])), 4*len(logits)),
				unsafe.Slice((*byte)(unsafe.Pointer(&whole[0])), 4*len(whole))) {
				otherRows++
			}
		}
	}
	sampler, err := create_sampler.CreateSampler(m, l.Sampling, 256)
	require.NoError(tb, err)
	defer free_sampler.FreeSampler(sampler)
	for i, token := range l.History {
		if i < l.Prompt {
			accept_token.AcceptToken(sampler, token)
			continue
		}
		tokens++
		chosen, err := sample_token.SampleToken(sampler, c, i-1)
		require.NoError(tb, err)
		if chosen != token {
			otherTokens++
			break // the rest follows from another one
		}
	}
	return rows, otherRows, tokens, otherTokens
}
