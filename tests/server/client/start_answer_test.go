package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/server/client/start_answer"
	"rkllmd/utils"
)

func TestStartAnswer(t *testing.T) {
	c := &connection.Connection{}
	for _, framing := range []utils.Framing{utils.FramingUnknown, utils.FramingText, utils.FramingHeader} {
		c.Frames.Framing = framing
		require.Equal(t, "x", string(start_answer.StartAnswer(c, []byte("x"), "200 OK")))
	}
	c.Frames.Framing = utils.FramingHTTP
	require.Equal(t, "xHTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n",
		string(start_answer.StartAnswer(c, []byte("x"), "200 OK")))
	require.Equal(t, "x", string(start_answer.StartAnswer(c, []byte("x"), "400 Bad Request")), "there is one")
}
