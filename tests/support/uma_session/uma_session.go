// Package uma_session makes a session of the UMA front-end.
package uma_session

import (
	"net"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/generation"
	"rkllmd/tests/support/connection_open_pair"
	"rkllmd/tests/support/generation_backend"
	"rkllmd/tests/support/generation_note"
	"rkllmd/uma"
	"rkllmd/utils"
)

// UMASession makes a session over a backend that only notes what it is asked for, with the request, which may be nil, in progress, and the
// client's end of its connection.
func UMASession(t testing.TB, request *uma.Request) (*uma.Session, *generation_note.Notes, net.Conn) {
	_, c, end := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	copied, err := unix.Dup(end)
	require.NoError(t, err)
	file := os.NewFile(uintptr(copied), "client")
	client, err := net.FileConn(file)
	require.NoError(t, err)
	require.NoError(t, file.Close())
	require.NoError(t, client.SetDeadline(time.Now().Add(20*time.Second)))
	t.Cleanup(func() { client.Close() })
	c.Frames.Framing = utils.FramingLength
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
