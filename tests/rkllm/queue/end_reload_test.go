package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/end_reload"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestEndReload(t *testing.T) {
	rt, told := queue_reloading.QueueReloading()
	rt.Reload.Later, rt.Reload.Job = []rkllm.KeptCall{{}}, &rkllm.Job{}
	end_reload.EndReload(rt, "it dies")
	require.Equal(t, rkllm.ReloadState{Path: "/m", Reason: "it dies"}, <-told)
	require.Nil(t, rt.Reload.Init)
	require.Nil(t, rt.Reload.Later)
	require.Nil(t, rt.Reload.Job)
	require.Equal(t, "it dies", rt.Reload.Reason)
}
