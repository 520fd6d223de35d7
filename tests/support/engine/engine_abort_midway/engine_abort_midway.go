// Package engine_abort_midway aborts a decode for a test.
package engine_abort_midway

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/tests/support/engine/decode_tokens"
)

// EngineAbortMidway decodes tokens behind seq, again and again if need be, until an abort that comes a moment later
// stops it: midway, or on a busy machine before it has begun. Afterwards decodes are allowed again.
func EngineAbortMidway(t testing.TB, c *engine.Context, seq *engine.Sequence, tokens []int32) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		time.Sleep(2 * time.Millisecond)
		abort_decode.AbortDecode(c, true)
	}()
	begin, whole := len(seq.Tokens), slices.Concat(seq.Tokens, tokens)
	err := decode_tokens.DecodeTokens(c, seq, tokens, engine.OutputLast)
	for err == nil {
		if remove_tokens.RemoveTokens(c, seq, begin) != nil { // a model that takes back all or nothing
			require.NoError(t, remove_tokens.RemoveTokens(c, seq, 0))
			tokens = whole
		}
		err = decode_tokens.DecodeTokens(c, seq, tokens, engine.OutputLast)
	}
	<-done
	require.ErrorIs(t, err, engine.ErrAborted)
	abort_decode.AbortDecode(c, false)
}
