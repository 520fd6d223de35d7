// Package modify_task changes how a run of the fleet chooses its tokens.
package modify_task

import (
	"rkllmd/engine"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/generation"
)

// ModifyTask returns Backend.Modify over g.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ModifyTask(g *gateway.Gateway) func(*generation.Run, engine.Sampling) {
	return func(run *generation.Run, s engine.Sampling) {
		queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventModify, Run: run, Sampling: s})
	}
}
