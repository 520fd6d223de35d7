// Package deliver_event hands an event of a run over to its client.
package deliver_event

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/name_abort"
	"rkllmd/faces/openai_answers/add_token"
	"rkllmd/faces/openai_answers/end_answer"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// DeliverEvent adds an event of a run to reply, and queues what it says. A run that was aborted because its time was
// over ends with an error, and so does one that the daemon's end has aborted.
//
// **Runs on:** the backend's thread.
func DeliverEvent(host *web.Host, reply *openai.Reply, run *generation.Run, event generation.Event) {
	host.Meter.OnEvent(run, event)
	switch event.Kind {
	case generation.EventToken:
		add_token.AddToken(reply, run, event.Token)
	case generation.EventDone:
		reply.Answer.Mu.Lock()
		late := reply.Answer.TimedOut
		reply.Answer.Mu.Unlock()
		end_answer.EndAnswer(reply, name_abort.NameAbort(host, event, late))
	}
}
