// Package handle_control steers a run for its gateway.
package handle_control

import (
	"encoding/json"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/apply_control"
	"rkllmd/fleet/member/is_hung"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/fleet/wire/name_sender"
	"rkllmd/fleet/wire/send_value"
)

// HandleControl returns what does what a gateway asks of its run, and says whether there is that run: those of
// other gateways are none of its, and where nothing is computed any more there is none.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own. **Holds:** Member.Mu for a moment.
func HandleControl(m *member.Member) func(fleet.Message) {
	return func(message fleet.Message) {
		var control fleet.Control
		err := json.Unmarshal(message.Data, &control)
		m.Mu.Lock()
		work := m.Work[control.Job]
		known := work != nil && work.Job.Epoch == control.Epoch && work.Run != nil &&
			name_sender.NameSender(message.Subject) == work.Job.Gateway && !is_hung.IsHung(m, time.Now())
		m.Mu.Unlock()
		if known && err == nil {
			err = apply_control.ApplyControl(m, work, control)
		}
		if message.Reply != "" {
			send_value.SendValue(m.Bus, message.Reply, fleet.Answer{Unknown: !known,
				Failure: describe_failure.DescribeFailure(err)})
		}
	}
}
