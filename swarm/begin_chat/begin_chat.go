// Package begin_chat takes a prompt.
package begin_chat

import (
	"fmt"
	"time"

	"rkllmd/completion"
	"rkllmd/completion/begin_exchange"
	"rkllmd/swarm"
	"rkllmd/swarm/break_silence"
	"rkllmd/swarm/start_chat"
)

// BeginChat takes a chat_start, unless as many chats as the host may have are in progress, or one on this connection; the run is begun on a goroutine of
// its own, and the client is told from time to time that it lives.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes Host.Mu. Follows docs/protocols/swarm-chat.md,
// "chat_start". Errors: swarm.CodeBusy; swarm.CodeBadMessage of an ID that is in use.
func BeginChat(s *swarm.Session, m swarm.Request) *swarm.Fault {
	switch {
	case s.Exchange != nil && s.Exchange.ID == m.ID:
		return &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf(`"request_id" is %q, which names the chat in progress: give each chat one of its own`, m.ID)}
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
	chat := &swarm.Chat{Exchange: completion.Exchange{ID: m.ID}, Prompt: m.Prompt}
	begin_exchange.BeginExchange(s, &chat.Exchange)
	if s.Host.Pulse > 0 {
		time.AfterFunc(s.Host.Pulse, break_silence.BreakSilence(s, chat))
	}
	go start_chat.StartChat(s, chat)
	return nil
}
