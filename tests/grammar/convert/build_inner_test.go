package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_inner"
	"rkllmd/tests/grammar/create_writer"
)

func TestBuildInner(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	w.Open = []string{"#"}
	name := build_inner.BuildInner(w, true, "#/items", func(w *grammar.Writer, _ any, place string) string {
		require.Empty(t, w.Open)
		return place
	})
	require.Equal(t, "#/items", name)
	require.Equal(t, []string{"#"}, w.Open)
}
