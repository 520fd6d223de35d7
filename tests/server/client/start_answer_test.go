package client_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/handle_input"
	"rkllmd/server/client/start_answer"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_read_text"
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

	const request = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`
	for message, reply := range map[string]string{request: `"result":"x"`, "x": "Parse error"} {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		post := fmt.Sprintf("POST / HTTP/1.1\r\nContent-Length: %d\r\n\r\n%s", len(message), message)
		consumed, _ := handle_input.HandleInput(l, c, []byte(post+post))
		require.Equal(t, 2*len(post), consumed, "a connection takes one message, whatever is behind it")
		require.Equal(t, 1, strings.Count(string(l.Reply), reply))
		require.Equal(t, "HTTP/1.1 200 OK"+utils.HTTPHead, server_read_text.ServerReadText(t, client))
		require.True(t, c.ReadClosed && !c.Backlog)
	}
}
