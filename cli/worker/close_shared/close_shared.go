// Package close_shared ends what front-ends have of a process's model.
package close_shared

import (
	"rkllmd/cli/worker"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/rkllm"
)

// CloseShared returns Backend.Close over g and isolated: all runs end with ErrClosed, which says how the process has
// ended, if it has; otherwise nothing there uses the model any more when it returns.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait, once.
func CloseShared(g *gateway.Gateway, isolated *rkllm.Isolated) func() {
	return func() {
		reason := "the model is being unloaded"
		if err := isolated.CheckModel(); err != nil {
			reason = err.Error()
		}
		g.Mu.Lock()
		g.Reason = reason
		g.Mu.Unlock()
		close_gateway.CloseGateway(g)
		_, _ = g.Bus.Request(worker.SubjectClose, nil, worker.CloseTime) // fails where the process has ended
	}
}
