// Package fail_chat ends a chat that has not begun.
package fail_chat

import (
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/end_chat"
)

// FailChat ends a chat, which could not be begun, by fault.
//
// **Runs on:** any thread. **Holds:** takes s.Mu, under it the connection's. Follows docs/protocols/swarm-chat.md,
// "Error codes".
func FailChat(s *swarm.Session, chat *swarm.Chat, fault swarm.Fault) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	end_chat.EndChat(s, chat, swarm.Message{Type: swarm.TypeError, Payload: fault})
}
