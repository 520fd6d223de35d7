// Package deliver_event hands an event of a run over to its client.
package deliver_event

import (
	"rkllmd/faces/openai/name_abort"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/add_part"
	"rkllmd/faces/responses/end_response"
	"rkllmd/faces/stream/list_parts"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// DeliverEvent adds an event of a run to answer, and queues what it says.
//
// **Runs on:** the backend's thread.
func DeliverEvent(host *web.Host, answer *responses.Answer, run *generation.Run, event generation.Event) {
	host.Meter.OnEvent(run, event)
	switch event.Kind {
	case generation.EventToken:
		thinks := run.Text.Mark != "" || run.Text.Channel == generation.ChannelThoughts
		if event.Token.ID >= 0 && (event.Token.Thinking != "" || thinks) {
			answer.Thoughts++
		}
		for _, part := range list_parts.ListParts(event.Token) {
			add_part.AddPart(answer, part)
		}
	case generation.EventDone:
		answer.Mu.Lock()
		late := answer.TimedOut
		answer.Mu.Unlock()
		end_response.EndResponse(answer, name_abort.NameAbort(host, event, late))
	}
}
