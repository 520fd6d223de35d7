package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_others"
	"rkllmd/tests/grammar/create_writer"
)

func TestBuildOthers(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	require.Equal(t, `x next-x{1,4}`, build_others.BuildOthers(w, "x", 2, 5, false))
	require.Equal(t, `next-x-2*`, build_others.BuildOthers(w, "x", 0, grammar.NoLimit, true))
	require.Equal(t, `next-x ::= "," ws x`, w.Rules[0])
}
