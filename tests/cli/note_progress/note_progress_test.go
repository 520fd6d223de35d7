package note_progress_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/note_progress"
	"rkllmd/generation"
)

func TestNoteProgress(t *testing.T) {
	loading := &generation.Loading{}
	note_progress.NoteProgress(loading)(0.25)
	require.Equal(t, float32(0.25), math.Float32frombits(loading.Done.Load()))
}
