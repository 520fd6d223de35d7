// Package handle_chat_start takes a prompt.
package handle_chat_start

import (
	"fmt"
	"time"

	"rkllmd/faces/session/start_exchange"
	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/send_pulse"
	"rkllmd/faces/swarm/start_chat"
)

// HandleChatStart takes a chat_start, unless as many chats as the host may have are in progress, or one on this
// connection; the run is begun on a goroutine of its own, and the client is told from time to time that it lives.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes Host.Mu. Follows docs/protocols/swarm-chat.md,
// "chat_start". Errors: swarm.CodeBusy; swarm.CodeBadMessage of an ID that is in use.
func HandleChatStart(s *swarm.Session, m swarm.Request) *swarm.Fault {
	switch {
	case s.Exchange != nil && s.Exchange.ID == m.ID:
		return &swarm.Fault{Code: swarm.CodeBadMessage,
			Message: fmt.Sprintf(`"request_id" is %q, which names the chat in progress: give each chat one of its own`,
				m.ID)}
	case s.Exchange != nil:
		return &swarm.Fault{Code: swarm.CodeBusy,
			Message: fmt.Sprintf("the chat %q is in progress on this connection: wait for its chat_end, or send abort",
				s.Exchange.ID)}
	}
	s.Host.Mu.Lock()
	defer s.Host.Mu.Unlock()
	if taken := s.Host.Chats.Load(); taken >= int64(s.Host.MaxChats) {
		return &swarm.Fault{Code: swarm.CodeBusy,
			Message: fmt.Sprintf("the model is answering %d of at most %d clients (%s): try again later", taken,
				s.Host.MaxChats, swarm.ChatsSetting)}
	}
	chat := &swarm.Chat{Exchange: stream.Exchange{ID: m.ID}, Prompt: m.Prompt}
	start_exchange.StartExchange(s, &chat.Exchange)
	if s.Host.Pulse > 0 {
		time.AfterFunc(s.Host.Pulse, send_pulse.SendPulse(s, chat))
	}
	go start_chat.StartChat(s, chat)
	return nil
}
