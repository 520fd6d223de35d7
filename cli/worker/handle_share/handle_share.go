// Package handle_share shares a process's model with the daemon's front-ends.
package handle_share

import (
	"encoding/json"
	"math"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/bind_offer"
	"rkllmd/cli/worker/watch_steps"
	"rkllmd/fleet"
	"rkllmd/fleet/member/open_member"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/fleet/wire/name_class"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/models/name_model"
)

// HandleShare returns what makes the backend of an Order, over the model that is loaded or one that it loads, offers it
// to the daemon as a member offers its model, and answers with Terms. Without a limit of silence it may hang as long as
// it likes.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own, and holds Offer.Mu: it takes as long as the
// load and the making of a context do.
func HandleShare(o *worker.Offer) func(fleet.Message) {
	return func(m fleet.Message) {
		o.Mu.Lock()
		defer o.Mu.Unlock()
		var order worker.Order
		err := json.Unmarshal(m.Data, &order)
		var b *generation.Backend
		switch {
		case err != nil:
		case order.Options.Path != "":
			b, err = o.Open(order.Options, nil)
		default:
			b, err = o.Share(order.Handle, order.Options)
		}
		if err == nil && !order.Options.Look {
			if order.Silence == 0 {
				order.Silence = math.MaxInt64
			}
			o.Backend, o.Stop = b, make(chan struct{})
			o.Member, err = open_member.OpenMember(o.Bus, worker.Member, bind_offer.BindOffer(b), name_model.NameModel,
				order.Silence)
			go watch_steps.WatchSteps(o.Member, o.Stop)
		}
		if err != nil {
			send_value.SendValue(o.Bus, m.Reply, worker.Terms{Failure: describe_failure.DescribeFailure(err)})
			return
		}
		send_value.SendValue(o.Bus, m.Reply, worker.Terms{Class: name_class.NameClass(b).ID, Name: b.Name,
			Capabilities: b.Capabilities, Model: b.Model, Defaults: b.Defaults})
	}
}
