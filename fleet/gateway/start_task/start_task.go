// Package start_task begins a run of the fleet.
package start_task

import (
	"cmp"
	"crypto/rand"
	"slices"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/add_waiting"
	"rkllmd/fleet/gateway/is_fair"
	"rkllmd/fleet/gateway/is_served"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// StartTask returns Backend.Start of the class over g: the run waits for a member.
//
// **Runs on:** any thread. What it returns runs on any thread too, and holds Gateway.Mu for a moment. Errors:
// ErrClosed where no member has the model, ErrFull where too many wait, unless this user has fewer of them than another
// one.
func StartTask(g *gateway.Gateway, class string) func(*generation.Run) error {
	return func(run *generation.Run) error {
		most := cmp.Or(g.Most, fleet.MostWaiting)
		user := run.Request.Client.User
		g.Mu.Lock()
		served, waiting := !g.Closed && is_served.IsServed(g, class), g.Waiting
		room := waiting < most || is_fair.IsFair(g, user)
		if served && room {
			add_waiting.AddWaiting(g, user, 1)
		}
		g.Mu.Unlock()
		switch {
		case !served:
			return name_error.NameError(generation.ErrClosed, "no member of the fleet has the model now, or "+
				"those that have it are being drained")
		case !room:
			return name_error.NameError(generation.ErrFull, "%d requests wait for the model, which is the most",
				waiting)
		}
		r := &run.Request
		job := fleet.Job{ID: rand.Text(), Gateway: g.Name, User: user, Number: r.Client.Number,
			Prompt: run.Prompt, Text: run.Text, Seed: run.Seed, Sampling: r.Sampling,
			MaxTokens: r.MaxTokens, Stop: r.Stop, EndTokens: r.EndTokens, IgnoreEnd: r.IgnoreEnd, Logprobs: r.Logprobs,
			Grammar: r.Grammar, Tools: r.Tools, Calls: r.Calls, Function: r.Function, OneCall: r.OneCall,
			WholeCalls: r.WholeCalls}
		if run.Backend.Render == nil {
			asked := *r
			asked.Session, asked.Given, job.Asked = nil, nil, &asked
		}
		job.Given = &generation.Given{}
		if r.Given != nil {
			*job.Given = *r.Given
		}
		if r.Session != nil {
			job.EndTokens = slices.Concat(r.EndTokens, r.Session.EndTokens)
		}
		run.Calls = nil // the member looks for them
		task := &gateway.Task{Run: run, Job: job, Class: class, CallIDs: map[int]string{}, Heard: run.Started,
			Crowded: waiting >= most}
		run.Call = task
		queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventStart, Task: task})
		return nil
	}
}
