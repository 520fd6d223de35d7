package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/faces/session/open_session"
	"rkllmd/faces/uma"
)

func TestOpenSession(t *testing.T) {
	host, c := &uma.Host{}, &connection.Connection{}
	s := open_session.OpenSession(host, &host.Active, c)
	require.Same(t, host, s.Host)
	require.Same(t, c, s.Conn)
	require.Same(t, &host.Active, s.Active)
	require.Same(t, s, open_session.OpenSession(host, &host.Active, c), "the same for the next message")
}
