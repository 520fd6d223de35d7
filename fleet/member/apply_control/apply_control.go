// Package apply_control does what is asked of a run.
package apply_control

import (
	"fmt"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_to_gateway"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/generation/steering/resume_generation"
)

// ApplyControl does what control asks of the run of work; what was told from Control.Next on is told again.
//
// **Runs on:** any thread. **Holds:** Work.Mu while it is told. Errors: the verb's; one that is not known.
func ApplyControl(m *member.Member, work *member.Work, control fleet.Control) error {
	switch control.Verb {
	case fleet.ControlAbort:
		abort_generation.AbortGeneration(work.Run)
	case fleet.ControlPause:
		return pause_generation.PauseGeneration(work.Run)
	case fleet.ControlResume:
		return resume_generation.ResumeGeneration(work.Run)
	case fleet.ControlModify:
		if control.Sampling != nil {
			return modify_generation.ModifyGeneration(work.Run, *control.Sampling)
		}
	case fleet.ControlPing:
		work.Mu.Lock()
		defer work.Mu.Unlock()
		for i := max(0, control.Next); i < len(work.Outputs); i++ {
			send_to_gateway.SendToGateway(m, work, &work.Outputs[i])
		}
	default:
		return fmt.Errorf("%q is not asked of runs", control.Verb)
	}
	return nil
}
