// Package deliver_event sends the events of a run.
package deliver_event

import (
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/describe_end"
	"rkllmd/faces/swarm/end_chat"
	"rkllmd/faces/swarm/send_chunk"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
)

// DeliverEvent sends what a client is told of an event of its chat's run. Thoughts are chunks without text: a sign of
// life. A run that would have to wait for others is refused (swarm.CodeBusy); when the client cannot be sent to, it is
// aborted. Events of a chat that is not the session's any more are dropped.
//
// **Runs on:** the backend's thread. It also runs where the run is begun. **Holds:** takes s.Mu, under it the
// connection's, Host.Mu and the run's. Follows docs/protocols/swarm-chat.md, "Course of a chat".
func DeliverEvent(s *swarm.Session, chat *swarm.Chat, run *generation.Run, event generation.Event) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	token := event.Token
	switch {
	case s.Exchange != &chat.Exchange:
	case event.Kind == generation.EventQueued && event.Position > 0:
		fault := swarm.Fault{Code: swarm.CodeBusy,
			Message: "the model is busy with other work of this host: try again later"}
		end_chat.EndChat(s, chat, swarm.Message{Type: swarm.TypeError, Payload: fault})
		if chat.Run != nil { // otherwise start_chat sees to it: the run may be locked while it is begun
			abort_generation.AbortGeneration(run)
		}
	case event.Kind == generation.EventToken && token.Text+token.Thinking != "" && !chat.Cancelled:
		if send_chunk.SendChunk(s, chat, token.Text) != nil {
			abort_generation.AbortGeneration(run)
		}
	case event.Kind == generation.EventDone:
		end_chat.EndChat(s, chat, describe_end.DescribeEnd(event))
	}
}
