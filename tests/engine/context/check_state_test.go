package context_test

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/check_state"
)

func TestCheckState(t *testing.T) {
	facts := engine.Facts{Layers: 2, CachePerToken: 10}
	state := make([]byte, 8+8+2*24+3*(12+10))
	binary.LittleEndian.PutUint32(state, 1)
	binary.LittleEndian.PutUint32(state[4:], 3)
	for i, position := range []uint32{0, 2, 1} { // in any order
		binary.LittleEndian.PutUint32(state[8+12*i:], position)
		binary.LittleEndian.PutUint32(state[8+12*i+4:], 1)
	}
	require.NoError(t, check_state.CheckState(facts, 3, state))
	require.EqualError(t, check_state.CheckState(facts, 2, state),
		"the state of 2 tokens has 130 bytes; it must have 108")
	require.EqualError(t, check_state.CheckState(facts, 3, state[:100]),
		"the state of 3 tokens has 100 bytes; it must have 130")
	for _, bad := range []struct {
		at    int
		value uint32
		want  string
	}{
		{0, 2, "the state has 2 streams and 3 cells; it must have 1 and 3"},
		{4, 1 << 31, "the state has 1 streams and 2147483648 cells; it must have 1 and 3"},
		{8, 3, "cell 0 of the state is for position 3; there must be one for each of 0 to 2"},
		{8, 1 << 31, "cell 0 of the state is for position 2147483648; there must be one for each of 0 to 2"},
		{20, 0, "cell 1 of the state is for position 0; there must be one for each of 0 to 2"},
		{24, 0, "cell 1 of the state belongs to 0 sequences, the first being 0; it must be sequence 0 alone"},
		{28, 5, "cell 1 of the state belongs to 1 sequences, the first being 5; it must be sequence 0 alone"},
	} {
		damaged := slices.Clone(state)
		binary.LittleEndian.PutUint32(damaged[bad.at:], bad.value)
		require.EqualError(t, check_state.CheckState(facts, 3, damaged), bad.want)
	}
}
