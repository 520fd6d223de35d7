// Package queue_kinds queues calls that a test hears of.
package queue_kinds

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/tests/support/rkllm/rkllm_finish_call"
)

// QueueKinds queues calls of these kinds; finished has what has ended.
func QueueKinds(t testing.TB, rt *rkllm.Runtime, kinds ...rkllm.Kind) (finished chan *rkllm.Job) {
	t.Helper()
	finished = make(chan *rkllm.Job, 100)
	for _, kind := range kinds {
		job := &rkllm.Job{Kind: kind, Finish: rkllm_finish_call.RkllmFinishCall(finished)}
		require.Nil(t, queue_job.QueueJob(rt, job))
	}
	return finished
}
