// Package generation_begin begins a run for a test.
package generation_begin

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_record"
)

// GenerationBegin starts request, by the backend's own sampling where none is set, and returns the run and the record
// of its events.
func GenerationBegin(t testing.TB, b *generation.Backend, request generation.Request) (*generation.Run,
	*generation_record.Record) {
	t.Helper()
	if request.Sampling == (engine.Sampling{}) {
		request.Sampling = b.Defaults
	}
	record := &generation_record.Record{}
	run, err := start_generation.StartGeneration(b, request, generation_record.GenerationRecord(record))
	require.NoError(t, err)
	return run, record
}
