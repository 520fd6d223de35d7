// Package uma_session makes a session of the UMA front-end.
package uma_session

import (
	"net"
	"testing"

	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/tests/faces/connection_with_client"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_note"
	"rkllmd/utils"
)

// UMASession makes a session over a backend that only notes what it is asked for, with the request, which may be nil,
// in progress, and the client's end of its connection.
func UMASession(t testing.TB, request *uma.Request) (*uma.Session, *generation_note.Notes, net.Conn) {
	c, client := connection_with_client.ConnectionWithClient(t, utils.FramingLength)
	notes, backend := generation_backend.GenerationBackend()
	host := &uma.Host{Hub: &generation.Hub{}}
	host.Hub.Backend.Store(backend)
	s := &uma.Session{Host: host, Conn: c, Active: &host.Active}
	if c.State = s; request != nil {
		s.Exchange = &request.Exchange
		c.Owed.Store(1)
		host.Active.Store(1)
	}
	return s, notes, client
}
