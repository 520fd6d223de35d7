// Package find_task finds the task of a run.
package find_task

import (
	"rkllmd/fleet/gateway"
	"rkllmd/generation"
)

// FindTask returns the task of run; nil: it has ended.
//
// **Runs on:** one thread at a time. It is run_gateway's.
func FindTask(g *gateway.Gateway, run *generation.Run) *gateway.Task {
	task, _ := run.Call.(*gateway.Task)
	if task == nil || g.Tasks[task.Job.ID] != task {
		return nil
	}
	return task
}
