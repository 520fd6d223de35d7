package unmark_call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/mark_call"
	"rkllmd/rkllm/unmark_call"
)

func TestUnmarkCall(t *testing.T) {
	unmark_call.UnmarkCall(nil)
	library := &rkllm.Library{Calls: &rkllm.Calls{}}
	first, second := mark_call.MarkCall(library, "rkllm_run"), mark_call.MarkCall(library, "rkllm_abort")
	unmark_call.UnmarkCall(first)
	require.Zero(t, first.Load())
	require.NotZero(t, second.Load())
}
