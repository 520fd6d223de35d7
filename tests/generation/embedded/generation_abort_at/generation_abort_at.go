// Package generation_abort_at starts a run for a client that goes away.
package generation_abort_at

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/generation/embedded/generation_abort_sink"
)

// GenerationAbortAt starts request, whose sink aborts it when it is told the token of that index.
func GenerationAbortAt(t testing.TB, b *generation.Backend, request generation.Request, index int) *generation.Run {
	t.Helper()
	request.Sampling = b.Defaults
	run, err := start_generation.StartGeneration(b, request, generation_abort_sink.GenerationAbortSink(index))
	require.NoError(t, err)
	return run
}
