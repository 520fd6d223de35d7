package cancel_request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/cancel_request"
	"rkllmd/uma/start_request"
)

func TestCancelRequest(t *testing.T) {
	request := &uma.Request{ID: "a", Prompt: "Hi"}
	s, notes, _ := uma_session.UMASession(t, request)
	cancel_request.CancelRequest(s, "b")
	require.False(t, request.Cancelled)
	cancel_request.CancelRequest(s, "a")
	require.True(t, request.Cancelled, "start_request sees it")
	request.Cancelled = false
	start_request.StartRequest(s, request)
	cancel_request.CancelRequest(s, "a")
	require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	s.Request = nil
	cancel_request.CancelRequest(s, "a")
}
