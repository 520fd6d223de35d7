// Package handle_close ends the sharing of a process's model.
package handle_close

import (
	"rkllmd/cli/worker"
	"rkllmd/fleet"
	"rkllmd/fleet/member/close_member"
	"rkllmd/fleet/wire/send_value"
)

// HandleClose returns what ends all runs of o and closes its backend, if there is one, and answers when that is done:
// the model may be destroyed then.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own, and holds Offer.Mu.
func HandleClose(o *worker.Offer) func(fleet.Message) {
	return func(m fleet.Message) {
		o.Mu.Lock()
		defer o.Mu.Unlock()
		if o.Member != nil {
			close(o.Stop)
			close_member.CloseMember(o.Member)
			o.Backend.Close()
			o.Member, o.Backend = nil, nil
		}
		send_value.SendValue(o.Bus, m.Reply, worker.Terms{})
	}
}
