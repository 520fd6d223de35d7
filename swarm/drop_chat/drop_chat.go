// Package drop_chat gives a session's chat up.
package drop_chat

import (
	"rkllmd/connection/release_answer"
	"rkllmd/generation/abort_generation"
	"rkllmd/swarm"
)

// DropChat ends a session and its chat: the run is aborted at once, and nothing of it is sent any more.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes Host.Mu, then the run's and the connection's.
func DropChat(s *swarm.Session) {
	chat := s.Chat
	s.Ended, s.Chat = true, nil
	if chat == nil {
		return
	}
	s.Host.Mu.Lock()
	s.Host.Chats--
	s.Host.Mu.Unlock()
	if chat.Run != nil {
		abort_generation.AbortGeneration(chat.Run)
	}
	release_answer.ReleaseAnswer(s.Conn)
}
