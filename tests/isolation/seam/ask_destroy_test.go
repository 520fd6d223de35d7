package seam_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/drop_process"
	"rkllmd/isolation/seam/ask_destroy"
	"rkllmd/isolation/seam/ask_init"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_put"
)

func TestAskDestroy(t *testing.T) {
	i, handle, _ := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	require.Zero(t, ask_destroy.AskDestroy(handle))
	<-p.Gone // the process has ended, and its memory is free
	require.Nil(t, i.Death.Load())
	require.Equal(t, rkllm.LostCode, ask_destroy.AskDestroy(handle))
	param, slot := isolation_put.IsolationPut(t, i, "stuck", 0)
	require.Zero(t, ask_init.AskInit(slot, param, nil))
	i.Limits.Call = 300 * time.Millisecond
	require.Zero(t, ask_destroy.AskDestroy(*(*uintptr)(slot)), "one that hangs is ended, which frees the model too")
	require.Equal(t, "rkllm_destroy", i.Death.Load().Hang.Function)
	i.Limits.Call = time.Minute
	param, slot = isolation_put.IsolationPut(t, i, "stuck", 0)
	require.Zero(t, ask_init.AskInit(slot, param, nil))
	stuck := i.Current
	stuck.Hang.Store(&isolation.Hang{Function: "rkllm_destroy"})
	drop := time.AfterFunc(0, drop_process.DropProcess(stuck))
	defer drop.Stop()
	require.Equal(t, rkllm.LostCode, ask_destroy.AskDestroy(*(*uintptr)(slot)), "the model is still there")
}
