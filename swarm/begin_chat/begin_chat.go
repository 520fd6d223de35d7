// Package begin_chat takes a prompt.
package begin_chat

import (
	"fmt"
	"time"

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
	case s.Chat != nil && s.Chat.ID == m.ID:
		return &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf(`"request_id" is %q, which names the chat in progress: give each chat one of its own`, m.ID)}
	case s.Chat != nil:
		return &swarm.Fault{Code: swarm.CodeBusy, Message: fmt.Sprintf("the chat %q is in progress on this connection: wait for its chat_end, or send abort", s.Chat.ID)}
	}
	s.Host.Mu.Lock()
	defer s.Host.Mu.Unlock()
	if s.Host.Chats >= s.Host.MaxChats {
		return &swarm.Fault{Code: swarm.CodeBusy, Message: fmt.Sprintf("the model is answering %d of at most %d clients (%s): try again later", s.Host.Chats, s.Host.MaxChats, swarm.ChatsSetting)}
	}
	s.Host.Chats++
	s.Conn.Owed.Add(1)
	s.Chat = &swarm.Chat{ID: m.ID, Prompt: m.Prompt}
	if s.Host.Pulse > 0 {
		time.AfterFunc(s.Host.Pulse, break_silence.BreakSilence(s, s.Chat))
	}
	go start_chat.StartChat(s, s.Chat)
	return nil
}
