// Package abort_chat ends a chat before its time.
package abort_chat

import (
	"fmt"

	"rkllmd/generation/abort_generation"
	"rkllmd/swarm"
)

// AbortChat has the session's chat end at the next token, if it has this ID. That of the chat that was answered last has come too late, and nothing
// is to be done.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the run's. Follows the swarm document (abort Message). Errors:
// swarm.CodeBadMessage of an ID that was never begun.
func AbortChat(s *swarm.Session, id string) *swarm.Fault {
	switch {
	case s.Chat != nil && s.Chat.ID == id:
		s.Chat.Aborted = true
		if s.Chat.Run != nil {
			abort_generation.AbortGeneration(s.Chat.Run)
		}
	case s.Last != id:
		return &swarm.Fault{Code: swarm.CodeBadMessage, Message: fmt.Sprintf(`"request_id" is %q, but no chat of that name is in progress on this connection`, id)}
	}
	return nil
}
