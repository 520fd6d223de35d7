package drop_request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/drop_request"
)

func TestDropRequest(t *testing.T) {
	request := &uma.Request{ID: "a", Run: &generation.Run{}}
	s, _, _ := uma_session.UMASession(t, request)
	require.Same(t, request.Run, drop_request.DropRequest(s))
	require.True(t, s.Ended)
	require.Nil(t, s.Request)
	require.Zero(t, s.Conn.Owed.Load())
	require.Zero(t, s.Host.Active.Load())
	require.Nil(t, drop_request.DropRequest(s))
	require.Zero(t, s.Conn.Owed.Load(), "once")
}
