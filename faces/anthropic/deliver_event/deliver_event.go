// Package deliver_event hands an event of a run over to its client.
package deliver_event

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/add_part"
	"rkllmd/faces/anthropic/end_message"
	"rkllmd/faces/anthropic/queue_event"
	"rkllmd/faces/openai/name_abort"
	"rkllmd/faces/stream/list_parts"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// DeliverEvent adds an event of a run to answer, and queues what it says. The first one begins a stream.
//
// **Runs on:** the backend's thread.
func DeliverEvent(host *web.Host, answer *anthropic.Answer, run *generation.Run, event generation.Event) {
	host.Meter.OnEvent(run, event)
	if !answer.Told {
		answer.Told = true
		answer.Message.Usage.InputTokens = len(run.Prompt)
		queue_event.QueueEvent(answer, anthropic.Event{Type: anthropic.EventBegin, Message: &answer.Message})
	}
	switch event.Kind {
	case generation.EventToken:
		for _, part := range list_parts.ListParts(event.Token) {
			add_part.AddPart(answer, part)
		}
	case generation.EventDone:
		answer.Mu.Lock()
		late := answer.TimedOut
		answer.Mu.Unlock()
		end_message.EndMessage(answer, name_abort.NameAbort(host, event, late))
	}
}
