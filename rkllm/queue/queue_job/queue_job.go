// Package queue_job puts a call into the line in front of the model.
package queue_job

import (
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/check_queue"
	"rkllmd/rkllm/queue/drop_reload"
	"rkllmd/utils/turns/queue_turn"
)

// QueueJob queues job behind those that came before it, or refuses it. Once queued, its Finish is called exactly once.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu. Errors: those of check_queue; then the job remains the caller's.
func QueueJob(rt *rkllm.Runtime, job *rkllm.Job) *jsonrpc2.Error {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	if job.Conn != nil {
		job.Turn.Client = job.Conn.Client
	}
	if err := check_queue.CheckQueue(rt, job); err != nil {
		return err
	}
	switch job.Kind {
	case rkllm.KindInit:
		rt.Lost = nil // who loads another model need not hear of the last one
	case rkllm.KindDestroy:
		drop_reload.DropReload(rt, job)
	case rkllm.KindRun:
		if job.Conn != nil {
			job.Conn.HasRun.Store(true)
		}
		clear(rt.Line.Turns)
		rt.Line.Turns = rt.Line.Turns[:0]
		for _, other := range rt.Queue {
			if other.Kind == rkllm.KindRun {
				rt.Line.Turns = append(rt.Line.Turns, &other.Turn)
			}
		}
		queue_turn.QueueTurn(&rt.Line, &job.Turn, time.Now())
	}
	rt.Queue = append(rt.Queue, job)
	rt.Wake.Signal()
	return nil
}
