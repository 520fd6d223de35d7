// Package abort_chat ends a chat before its time.
package abort_chat

import (
	"rkllmd/generation/abort_generation"
	"rkllmd/swarm"
)

// AbortChat has the session's chat end at the next token, with chat_end, if it has this ID; otherwise that has been answered already, and nothing
// is to be done.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the run's. Follows docs/protocols/swarm-chat.md,
// "abort".
func AbortChat(s *swarm.Session, id string) {
	if s.Chat == nil || s.Chat.ID != id {
		return
	}
	s.Chat.Aborted = true
	if s.Chat.Run != nil {
		abort_generation.AbortGeneration(s.Chat.Run)
	}
}
