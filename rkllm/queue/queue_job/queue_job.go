// Package queue_job puts a call into the line in front of the model.
package queue_job

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/check_queue"
)

// QueueJob queues job behind those that came before it, or refuses it. Once queued, its Finish is called exactly once.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu. Errors: those of check_queue; then the job remains the caller's.
func QueueJob(rt *rkllm.Runtime, job *rkllm.Job) *jsonrpc2.Error {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	if err := check_queue.CheckQueue(rt, job); err != nil {
		return err
	}
	if job.Kind == rkllm.KindRun && job.Conn != nil {
		job.Conn.HasRun.Store(true)
	}
	rt.Queue = append(rt.Queue, job)
	rt.Wake.Signal()
	return nil
}
