package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/is_call"
)

func TestIsCall(t *testing.T) {
	whole, pieces := &generation.CallState{Whole: true}, &generation.CallState{}
	more := generation.CallReading{State: generation.ReadMore}
	broken := generation.CallReading{Name: "get", Arguments: "{"}
	require.True(t, is_call.IsCall(whole, generation.CallReading{State: generation.ReadDone}, true))
	require.True(t, is_call.IsCall(whole, more, false))
	require.False(t, is_call.IsCall(pieces, more, true))
	require.True(t, is_call.IsCall(pieces, broken, true))
	require.False(t, is_call.IsCall(whole, broken, true))
}
