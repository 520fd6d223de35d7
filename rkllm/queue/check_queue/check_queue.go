// Package check_queue decides whether a job may join the queue.
package check_queue

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue"
)

// CheckQueue refuses a job that would find the model in the wrong state once everything ahead of it is done, one for
// which there is no room, and one whose client has hung up. A user of whom no call waits has a place though the queue
// is full, so that one cannot shut out others; of these places there are as many again. A run whose last callback has
// come counts as done: its client may know already. That a model was lost is told once.
//
// **Runs on:** any thread. **Holds:** the caller holds Runtime.Mu. Errors: those of rkllm that begin with Err;
// rkllm.CodeQueueFull with the limit and what sets it.
func CheckQueue(rt *rkllm.Runtime, job *rkllm.Job) *jsonrpc2.Error {
	ahead := append([]*rkllm.Job{rt.Current}, rt.Queue...)
	loaded, runs, own, user, most := rt.Loaded, 0, 0, job.Turn.Client.User, 2*rt.Limits.Queue
	for i, j := range ahead {
		if j == nil || j.Context != nil && j.Context.Ended.Load() {
			continue
		}
		switch j.Kind {
		case rkllm.KindInit:
			loaded = true
		case rkllm.KindDestroy:
			loaded = false
		case rkllm.KindRun:
			runs++
		}
		if i > 0 && job.Conn != nil && j.Conn == job.Conn {
			own++
		}
		if i > 0 && j.Turn.Client.User == user || user == "" {
			most = rt.Limits.Queue
		}
	}
	lost := rt.Lost
	switch {
	case job.Conn != nil && job.Conn.Left.Load():
		return rkllm.ErrRequestCanceled
	case rt.Stopped:
		return queue.ErrShuttingDown
	case job.Kind == rkllm.KindInit && loaded:
		return rkllm.ErrModelLoaded
	case job.Kind != rkllm.KindInit && !loaded && lost != nil:
		rt.Lost = nil
		return lost
	case job.Kind != rkllm.KindInit && !loaded:
		return rkllm.ErrNoModel
	case job.Kind == rkllm.KindDestroy && runs > 0:
		return queue.ErrRunsInProgress
	case own >= rt.Limits.QueuePerConnection:
		return &jsonrpc2.Error{Code: rkllm.CodeQueueFull,
			Message: fmt.Sprintf("%d calls of this client are waiting already; "+
				"the limit is set by --max-queued-per-client or RKLLMD_MAX_QUEUED_PER_CLIENT", own)}
	case len(rt.Queue) >= most:
		return &jsonrpc2.Error{Code: rkllm.CodeQueueFull, Message: fmt.Sprintf("%d calls are waiting already; "+
			"the limit is set by --max-queued or RKLLMD_MAX_QUEUED", len(rt.Queue))}
	}
	return nil
}
