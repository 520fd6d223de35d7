package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library/on_process_end"
	"rkllmd/tests/generation/library/note_order"
	"rkllmd/tests/generation/library/note_told"
)

func TestOnProcessEnd(t *testing.T) {
	var order []string
	end := on_process_end.OnProcessEnd(note_order.NoteOrder(&order, "lost"), note_told.NoteTold(&order))
	end(true)
	end(false)
	require.Equal(t, []string{"lost", "true", "lost", "false"}, order)
}
