package drop_request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/drop_request"
	"rkllmd/uma/start_request"
)

func TestDropRequest(t *testing.T) {
	request := &uma.Request{ID: "a", Prompt: "Hi"}
	s, notes, _ := uma_session.UMASession(t, request)
	start_request.StartRequest(s, request)
	drop_request.DropRequest(s)
	require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	require.True(t, s.Ended)
	require.Nil(t, s.Request)
	require.Zero(t, s.Conn.Owed.Load())
	require.Zero(t, s.Host.Active.Load())
	drop_request.DropRequest(s)
	require.Zero(t, s.Conn.Owed.Load(), "once")
}
