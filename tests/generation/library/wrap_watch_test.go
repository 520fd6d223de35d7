package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library/wrap_watch"
	"rkllmd/tests/generation/library/end_at_once"
	"rkllmd/tests/generation/library/note_order"
	"rkllmd/tests/generation/library/note_told"
)

func TestWrapWatch(t *testing.T) {
	var order []string
	watch := wrap_watch.WrapWatch(end_at_once.EndAtOnce, note_order.NoteOrder(&order, "lost"))
	require.Empty(t, order)
	watch(note_told.NoteTold(&order))
	require.Equal(t, []string{"lost", "true"}, order)
}
