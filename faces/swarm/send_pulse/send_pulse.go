// Package send_pulse tells a client that its chat lives.
package send_pulse

import (
	"time"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/send_chunk"
)

// SendPulse returns the function that sends a chunk without text where nothing was sent of a chat since the last look,
// and looks again after Host.Pulse, until the chat ends: a long prompt may be read for longer than clients wait.
//
// **Runs on:** any thread. What it returns runs on a timer's goroutine. **Holds:** takes s.Mu, under it the
// connection's.
func SendPulse(s *swarm.Session, chat *swarm.Chat) func() {
	return func() {
		s.Mu.Lock()
		defer s.Mu.Unlock()
		if s.Exchange != &chat.Exchange || chat.Cancelled {
			return
		}
		if !chat.Lively {
			_ = send_chunk.SendChunk(s, chat, "") // a client that is gone is the loop's affair
		}
		chat.Lively = false
		time.AfterFunc(s.Host.Pulse, SendPulse(s, chat))
	}
}
