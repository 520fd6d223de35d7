// Package deliver_event adds an event to an answer.
package deliver_event

import (
	"context"
	"slices"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/add_token"
	"rkllmd/faces/ollama/end_answer"
	"rkllmd/faces/openai"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// DeliverEvent adds an event of a run to answer, and queues what it says. A run that was aborted because its time was
// over ends with an error, and so does one that the daemon's end has aborted.
//
// **Runs on:** the backend's thread.
func DeliverEvent(host *web.Host, answer *ollama.Answer, run *generation.Run, event generation.Event) {
	host.Meter.OnEvent(run, event)
	switch event.Kind {
	case generation.EventToken:
		add_token.AddToken(answer, run, event.Token)
		return
	case generation.EventDone:
	default:
		return
	}
	answer.Mu.Lock()
	late := answer.TimedOut
	answer.Mu.Unlock()
	if event.Reason == generation.ReasonAbort {
		event.Reason, event.Err = generation.ReasonError, openai.ErrStopped
		if late {
			event.Err = name_error.NameError(context.DeadlineExceeded,
				"the generation has taken longer than %v; the limit is set by --http-timeout or RKLLMD_HTTP_TIMEOUT",
				host.Options.Timeout)
		}
	}
	if answer.Remember && run.Prompt != nil {
		answer.Context = slices.Concat(run.Prompt, run.Answer)
	}
	end_answer.EndAnswer(answer, event)
}
