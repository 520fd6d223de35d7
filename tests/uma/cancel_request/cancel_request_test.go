package cancel_request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/cancel_request"
)

func TestCancelRequest(t *testing.T) {
	request := &uma.Request{ID: "a"}
	s, _, _ := uma_session.UMASession(t, request)
	require.Nil(t, cancel_request.CancelRequest(s, "b"))
	require.False(t, request.Cancelled)
	require.Nil(t, cancel_request.CancelRequest(s, "a"), "not begun yet")
	require.True(t, request.Cancelled, "start_request sees it")
	request.Run, request.Cancelled = &generation.Run{}, false
	require.Same(t, request.Run, cancel_request.CancelRequest(s, "a"))
	require.True(t, request.Cancelled)
	s.Request = nil
	require.Nil(t, cancel_request.CancelRequest(s, "a"))
}
