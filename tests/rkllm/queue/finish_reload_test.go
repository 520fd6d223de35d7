package queue_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/finish_reload"
	"rkllmd/tests/rkllm/queue/queue_again"
	"rkllmd/tests/rkllm/queue/queue_kinds"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestFinishReload(t *testing.T) {
	failure := &jsonrpc2.Error{Message: "no such file"}
	for _, c := range []struct {
		name         string
		err          *jsonrpc2.Error
		other, stops bool
		waiting      []rkllm.Kind
		again        int
		want         rkllm.ReloadState
	}{
		{name: "loaded", want: rkllm.ReloadState{Path: "/m", Served: true}},
		{name: "failed", err: failure, waiting: []rkllm.Kind{rkllm.KindRun}, again: 1},
		{name: "failed, and somebody unloads it", err: failure, waiting: []rkllm.Kind{0, rkllm.KindDestroy},
			want: rkllm.ReloadState{Path: "/m"}},
		{name: "it has died, and the next one is queued", err: failure, other: true, waiting: []rkllm.Kind{0}},
		{name: "the daemon stops", err: failure, stops: true},
	} {
		rt, told := queue_reloading.QueueReloading()
		finished := queue_kinds.QueueKinds(t, rt, c.waiting...)
		job := &rkllm.Job{Err: c.err}
		rt.Reload.Job, rt.Stopped = job, c.stops
		if c.other {
			rt.Reload.Job = &rkllm.Job{}
		}
		finish_reload.FinishReload(rt, queue_again.QueueAgain)(job)
		require.Equal(t, c.again, rt.Reload.Tries, c.name)
		if c.want.Path != "" {
			require.Equal(t, c.want, <-told, c.name)
		}
		require.Empty(t, told, c.name)
		require.Equal(t, c.want.Served, !rt.Reload.Served.IsZero(), c.name)
		for _, kind := range c.waiting {
			if c.other {
				require.Empty(t, finished, c.name)
				break
			}
			call := <-finished
			require.Equal(t, kind == rkllm.KindDestroy, call.Err == nil && string(call.Result) == "0", c.name)
			if kind != rkllm.KindDestroy {
				require.Contains(t, call.Err.Message, "could not be loaded again: no such file", c.name)
			}
		}
	}
}
