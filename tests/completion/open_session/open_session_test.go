package open_session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion/open_session"
	"rkllmd/connection"
	"rkllmd/uma"
)

func TestOpenSession(t *testing.T) {
	host, c := &uma.Host{}, &connection.Connection{}
	s := open_session.OpenSession(host, &host.Active, c)
	require.Same(t, host, s.Host)
	require.Same(t, c, s.Conn)
	require.Same(t, &host.Active, s.Active)
	require.Same(t, s, open_session.OpenSession(host, &host.Active, c), "the same for the next message")
}
