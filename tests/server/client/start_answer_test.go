package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/start_answer"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/utils"
)

func TestStartAnswer(t *testing.T) {
	_, c, client := loop_with_client.LoopWithClient(t, server.Options{})
	for _, framing := range []utils.Framing{utils.FramingUnknown, utils.FramingText, utils.FramingHeader} {
		c.Frames.Framing = framing
		start_answer.StartAnswer(c, "500 None")
	}
	c.Frames.Framing = utils.FramingHTTP
	start_answer.StartAnswer(c, "200 OK")
	start_answer.StartAnswer(c, "400 There is one")
	got := make([]byte, 1000)
	n, err := client.Read(got)
	require.NoError(t, err)
	require.Equal(t, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n", string(got[:n]))
}
