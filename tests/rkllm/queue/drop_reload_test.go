package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/drop_reload"
	"rkllmd/rkllm/queue/queue_reload"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestDropReload(t *testing.T) {
	rt, told := queue_reloading.QueueReloading()
	job := &rkllm.Job{Kind: rkllm.KindDestroy}
	drop_reload.DropReload(rt, job)
	require.Nil(t, job.Call, "nothing waits for a try")
	queue_reload.QueueReload(rt)
	<-told
	rt.Current, rt.Queue = rt.Queue[0], nil
	drop_reload.DropReload(rt, job)
	require.Nil(t, job.Call, "it is being loaded: then it will be destroyed")
	require.NotNil(t, rt.Reload.Init)
	other := &rkllm.Job{}
	rt.Current, rt.Queue = nil, []*rkllm.Job{other, rt.Current}
	drop_reload.DropReload(rt, job)
	require.Equal(t, []*rkllm.Job{other}, rt.Queue)
	require.Equal(t, rkllm.ReloadState{Path: "/m"}, <-told)
	job.Call(rt, job)
	require.Equal(t, "0", string(job.Result))
	rt.Reload = nil
	drop_reload.DropReload(rt, job)
}
