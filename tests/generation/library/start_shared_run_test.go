package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/start_shared_run"
	"rkllmd/tests/support/generation/generation_note"
	"rkllmd/tests/support/generation/generation_note_start"
)

func TestStartSharedRun(t *testing.T) {
	n := &generation_note.Notes{}
	gate := &library.Gate{}
	start := start_shared_run.StartSharedRun(gate, generation_note_start.GenerationNoteStart(n))
	run := &generation.Run{}
	require.NoError(t, start(run))
	require.Same(t, run, n.Runs[0])
	n.Refuse = generation.ErrBusy
	require.ErrorIs(t, start(run), generation.ErrBusy)
	gate.Closed = true
	require.ErrorIs(t, start(run), generation.ErrClosed)
	require.Len(t, n.Runs, 2, "nothing gets through")
}
