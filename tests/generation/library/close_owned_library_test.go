package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library"
	"rkllmd/generation/library/close_owned_library"
	"rkllmd/rkllm"
	"rkllmd/tests/generation/library/note_order"
)

func TestCloseOwnedLibrary(t *testing.T) {
	gate, order := &library.Gate{}, []string{}
	isolated := &rkllm.Isolated{Close: note_order.NoteOrder(&order, "library")}
	close_owned_library.CloseOwnedLibrary(gate, note_order.NoteOrder(&order, "model"),
		&rkllm.Library{Isolated: isolated})()
	require.True(t, gate.Closed, "nobody prepares arguments in the library's memory any more")
	require.Equal(t, []string{"model", "library"}, order)
}
