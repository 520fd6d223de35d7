package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/take_reason"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/get_last_error"
	"rkllmd/tests/rkllm/rkllm_fake_reason"
)

func TestGetLastError(t *testing.T) {
	require.Empty(t, get_last_error.GetLastError(&rkllm.Library{}))
	require.Equal(t, "no NPU here", get_last_error.GetLastError(&rkllm.Library{
		LastError: rkllm_fake_reason.RkllmFakeReason()}))
	library := &rkllm.Library{Isolated: &rkllm.Isolated{}, LastError: rkllm_fake_reason.RkllmFakeReason()}
	require.Equal(t, "no NPU here", get_last_error.GetLastError(library))
	i, reason := &isolation.Isolation{}, "in its process"
	i.Reason.Store(&reason)
	library.Isolated.Reason = take_reason.TakeReason(i)
	require.Equal(t, "in its process", get_last_error.GetLastError(library))
}
