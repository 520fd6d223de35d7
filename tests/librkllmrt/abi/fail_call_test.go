package abi_test

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt/abi"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/abi/get_reason_buffer"
	"rkllmd/tests/support/librkllmrt/rt_log"
)

func TestFailCall(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	log := rt_log.RtLog(t)
	require.EqualValues(t, -1, fail_call.FailCall("rkllm_run", errors.New("the prompt is empty")))
	require.Equal(t, "the prompt is empty", unix.ByteSliceToString(get_reason_buffer.GetReasonBuffer()))
	require.Contains(t, log.String(), `level=DEBUG msg="rkllm: rkllm_run failed" reason="the prompt is empty"`)

	require.EqualValues(t, -1, fail_call.FailCall("rkllm_run", errors.New("short")))
	require.Equal(t, "short", unix.ByteSliceToString(get_reason_buffer.GetReasonBuffer()))

	fail_call.FailCall("rkllm_run", errors.New("a"+strings.Repeat("é", abi.ReasonBytes)))
	require.Equal(t, "a"+strings.Repeat("é", abi.ReasonBytes/2-1),
		unix.ByteSliceToString(get_reason_buffer.GetReasonBuffer()))
}
