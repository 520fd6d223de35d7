// Package handle_offer takes an offer of a run.
package handle_offer

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/accept_job"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/fleet/wire/name_sender"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// HandleOffer returns what accepts runs for m, or refuses them.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleOffer(m *member.Member) func(fleet.Message) {
	return func(message fleet.Message) {
		job := &fleet.Job{}
		err := json.Unmarshal(message.Data, job)
		sender := name_sender.NameSender(message.Subject)
		if err == nil && sender != job.Gateway {
			err = name_error.NameError(generation.ErrInvalid, "%q offers a run in the name of %q", sender, job.Gateway)
		}
		if err == nil {
			err = accept_job.AcceptJob(m, job)
		}
		send_value.SendValue(m.Bus, message.Reply, fleet.Answer{Failure: describe_failure.DescribeFailure(err)})
	}
}
