// Package send_output tells a gateway what happens to its run.
package send_output

import (
	"errors"
	"math"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_announcement"
	"rkllmd/fleet/member/send_to_gateway"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/generation"
)

// SendOutput returns the sink of the run of work: it keeps each event and sends it to the gateway. A run that ends
// because m leaves, or unloads its model, or because the process of its library has ended, is handed over instead.
//
// **Runs on:** any thread. What it returns runs on the backend's thread. **Holds:** Work.Mu.
func SendOutput(m *member.Member, work *member.Work) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) {
		output := fleet.Output{Member: m.Name, Job: work.Job.ID, Epoch: work.Job.Epoch, Event: event,
			Failure: describe_failure.DescribeFailure(event.Err), Text: generation.TextState{Mark: run.Text.Mark,
				Channel: run.Text.Channel, StopText: run.Text.StopText}}
		if logprob := event.Token.Logprob; !math.IsNaN(logprob) {
			output.Logprob = &logprob
		}
		output.Event.Token.Logprob, output.Event.Token.Time, output.Event.Err = 0, time.Time{}, nil
		for i, top := range output.Event.Token.Top {
			output.Event.Token.Top[i].Logprob = max(top.Logprob, -math.MaxFloat64)
		}
		if run.Task != nil {
			output.Changes, output.Bound, output.BoundAt = run.Task.Changes, run.Task.Bound, run.Task.BoundAt
		}
		m.Mu.Lock()
		leaving := m.Leaving
		m.Mu.Unlock()
		work.Mu.Lock()
		defer work.Mu.Unlock()
		if event.Kind == generation.EventDone {
			output.Lost = work.Lost || errors.Is(event.Err, generation.ErrLost)
			output.Leaving = output.Lost || leaving && event.Reason == generation.ReasonAbort ||
				errors.Is(event.Err, generation.ErrClosed)
			work.Ended, work.EndedAt = true, time.Now().Unix()
		}
		output.Seq = len(work.Outputs)
		work.Outputs = append(work.Outputs, output)
		send_to_gateway.SendToGateway(m, work, &output)
		if work.Ended {
			go send_announcement.SendAnnouncement(m) // there is room again
		}
	}
}
