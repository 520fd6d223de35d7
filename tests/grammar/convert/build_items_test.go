package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_items"
	"rkllmd/tests/grammar/create_writer"
)

func TestBuildItems(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	require.Equal(t, `"[" ws "]"`, build_items.BuildItems(w, nil, "", 0, 0))
	require.Equal(t, `"[" ws ( a ( "," ws b  )? ws )? "]"`, build_items.BuildItems(w, []string{"a", "b"}, "", 0, 2))
	require.Equal(t, `"[" ws a ( "," ws b  )? ws "]"`, build_items.BuildItems(w, []string{"a", "b"}, "", 1, 2))
	require.Equal(t, `"[" ws ( x next-x* ws )? "]"`, build_items.BuildItems(w, nil, "x", 0, grammar.NoLimit))
}
