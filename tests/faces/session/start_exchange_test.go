package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/session/start_exchange"
	"rkllmd/faces/stream"
	"rkllmd/tests/faces/uma_session"
)

func TestStartExchange(t *testing.T) {
	s, _, _ := uma_session.UMASession(t, nil)
	exchange := &stream.Exchange{ID: "a"}
	start_exchange.StartExchange(s, exchange)
	require.Same(t, exchange, s.Exchange)
	require.EqualValues(t, 1, s.Host.Active.Load())
	require.EqualValues(t, 1, s.Conn.Owed.Load(), "the connection is not closed before the answer")
}
