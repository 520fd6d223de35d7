// Package swarm_session makes a session of the chat over Hyperswarm.
package swarm_session

import (
	"net"
	"testing"

	"rkllmd/faces/swarm"
	"rkllmd/generation"
	"rkllmd/tests/faces/connection_with_client"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_note"
	"rkllmd/utils"
)

// SwarmSession makes a session over a backend that only notes what it is asked for, with the chat, which may be nil, in
// progress, and the client's end of its connection. Its host answers one chat at a time, prompts of 100 bytes at most.
func SwarmSession(t testing.TB, chat *swarm.Chat) (*swarm.Session, *generation_note.Notes, net.Conn) {
	c, client := connection_with_client.ConnectionWithClient(t, utils.FramingLine)
	notes, backend := generation_backend.GenerationBackend()
	host := &swarm.Host{Hub: &generation.Hub{}, Name: "box", MaxPromptBytes: 100, MaxChats: 1}
	host.Hub.Backend.Store(backend)
	s := &swarm.Session{Host: host, Conn: c, Active: &host.Chats}
	if c.State = s; chat != nil {
		s.Exchange = &chat.Exchange
		c.Owed.Store(1)
		host.Chats.Store(1)
	}
	return s, notes, client
}
