package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/check_parts"
)

func TestCheckParts(t *testing.T) {
	c := &engine.Context{Size: 10, Batch: 8, Sequences: 3}
	for _, one := range []struct {
		parts [][3]int // the sequence's id, how many tokens it holds, how many are to come
		want  string
	}{
		{[][3]int{{2, 0, 8}}, ""},
		{[][3]int{{2, 9, 1}, {0, 4, 6}, {1, 9, 1}}, ""},
		{nil, "0 tokens cannot be decoded at once; this context takes 1 to 8"},
		{[][3]int{{0, 0, 0}}, "0 tokens cannot be decoded at once; this context takes 1 to 8"},
		{[][3]int{{0, 0, 5}, {1, 0, 4}}, "9 tokens cannot be decoded at once; this context takes 1 to 8"},
		{[][3]int{{0, 0, 5}, {1, 0, 0}}, "the part of sequence 1 has no tokens"},
		{[][3]int{{3, 0, 1}}, "sequence 3 does not exist; this context has 0 to 2"},
		{[][3]int{{-1, 0, 1}}, "sequence -1 does not exist; this context has 0 to 2"},
		{[][3]int{{1, 0, 1}, {1, 1, 1}}, "sequence 1 has two parts in one batch; it may have one"},
		{[][3]int{{1, 0, 1}, {2, 9, 2}}, engine.ErrContextFull.Error()},
	} {
		var parts []engine.Part
		for _, part := range one.parts {
			sequence := &engine.Sequence{ID: int32(part[0]), Tokens: make([]int32, part[1])}
			parts = append(parts, engine.Part{Sequence: sequence, Tokens: make([]int32, part[2])})
		}
		err := check_parts.CheckParts(c, parts)
		if one.want == "" {
			require.NoError(t, err, "%v", one.parts)
		} else {
			require.EqualError(t, err, one.want)
		}
	}
}
