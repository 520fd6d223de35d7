package check_parts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/check_parts"
)

func TestCheckParts(t *testing.T) {
	c := &engine.Context{Size: 10, Batch: 8, Sequences: 3}
	part := func(id int32, held, more int) engine.Part {
		return engine.Part{Sequence: &engine.Sequence{ID: id, Tokens: make([]int32, held)}, Tokens: make([]int32, more)}
	}
	require.NoError(t, check_parts.CheckParts(c, []engine.Part{part(2, 0, 8)}))
	require.NoError(t, check_parts.CheckParts(c, []engine.Part{part(2, 9, 1), part(0, 4, 6), part(1, 9, 1)}))
	for _, bad := range []struct {
		parts []engine.Part
		want  string
	}{
		{nil, "0 tokens cannot be decoded at once; this context takes 1 to 8"},
		{[]engine.Part{part(0, 0, 0)}, "0 tokens cannot be decoded at once; this context takes 1 to 8"},
		{[]engine.Part{part(0, 0, 5), part(1, 0, 4)}, "9 tokens cannot be decoded at once; this context takes 1 to 8"},
		{[]engine.Part{part(0, 0, 5), part(1, 0, 0)}, "the part of sequence 1 has no tokens"},
		{[]engine.Part{part(3, 0, 1)}, "sequence 3 does not exist; this context has 0 to 2"},
		{[]engine.Part{part(-1, 0, 1)}, "sequence -1 does not exist; this context has 0 to 2"},
		{[]engine.Part{part(1, 0, 1), part(1, 1, 1)}, "sequence 1 has two parts in one batch; it may have one"},
		{[]engine.Part{part(1, 0, 1), part(2, 9, 2)}, engine.ErrContextFull.Error()},
	} {
		require.EqualError(t, check_parts.CheckParts(c, bad.parts), bad.want)
	}
}
