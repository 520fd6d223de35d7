// Package generation_hold begins a run that is held up after some tokens.
package generation_hold

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/generation/embedded/generation_gate"
)

// GenerationHold starts request, by the backend's own sampling where none is set, and returns when count tokens have
// come: the last one is being told, and the pool's thread waits there until the gate's Go is closed.
func GenerationHold(t testing.TB, b *generation.Backend, request generation.Request, count int) (*generation.Run,
	*generation_gate.Gate) {
	t.Helper()
	if request.Sampling == (engine.Sampling{}) {
		request.Sampling = b.Defaults
	}
	gate := &generation_gate.Gate{Told: make(chan generation.Token, 4096), Go: make(chan struct{})}
	run, err := start_generation.StartGeneration(b, request, generation_gate.GenerationGate(gate))
	require.NoError(t, err)
	for i := range count {
		if i > 0 {
			gate.Go <- struct{}{}
		}
		<-gate.Told
	}
	return run, gate
}
