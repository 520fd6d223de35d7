// Package rkllm_queue_call queues a call and lets a test wait for it.
package rkllm_queue_call

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/tests/support/rkllm/rkllm_finish_call"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

// RkllmQueueCall makes a job (rkllm_make_job) and queues it. Once it is finished it comes out of the channel; a job
// that is finished twice would come out twice.
func RkllmQueueCall(t testing.TB, rt *rkllm.Runtime, conn *connection.Connection, id, function string,
	arguments ...string) (<-chan *rkllm.Job, *jsonrpc2.Error) {
	finished := make(chan *rkllm.Job, 2)
	job := rkllm_make_job.RkllmMakeJob(t, rt, conn, id, function, arguments...)
	job.Finish = rkllm_finish_call.RkllmFinishCall(finished)
	return finished, queue_job.QueueJob(rt, job)
}
