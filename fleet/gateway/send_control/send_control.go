// Package send_control asks the member of a run for something.
package send_control

import (
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/wire/send_value"
)

// SendControl sends verb to the member that has task, if one does. It waits for no answer.
//
// **Runs on:** one thread at a time. It is run_gateway's.
func SendControl(g *gateway.Gateway, task *gateway.Task, verb string) {
	if task.Member == "" {
		return
	}
	control := fleet.Control{Job: task.Job.ID, Epoch: task.Job.Epoch, Verb: verb}
	if verb == fleet.ControlModify {
		control.Sampling = task.Modify
	}
	send_value.SendValue(g.Bus, fleet.PrefixMember+task.Member+".ctl."+g.Name, control)
}
