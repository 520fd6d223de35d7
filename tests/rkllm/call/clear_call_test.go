package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
)

func TestClearCall(t *testing.T) {
	clear_call.ClearCall(nil)
	library := &rkllm.Library{Calls: &rkllm.Calls{}}
	first, second := set_call.SetCall(library, "rkllm_run"), set_call.SetCall(library, "rkllm_abort")
	clear_call.ClearCall(first)
	require.Zero(t, first.Load())
	require.NotZero(t, second.Load())
}
