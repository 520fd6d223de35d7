package client_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/handle_input"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_read_text"
	"rkllmd/utils"
)

// A client that waits to be asked for its body is asked once, when its headers have come without the body.
func TestSendContinue(t *testing.T) {
	const request = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`
	for expect, asked := range map[string]string{"Expect: 100-continue": utils.HTTPContinue,
		"EXPECT:100-Continue ": utils.HTTPContinue, "Expect: more": "", "X: 100-continue": ""} {
		head := fmt.Sprintf("POST / HTTP/1.1\r\n%s\r\nContent-Length: %d\r\n\r\n", expect, len(request))
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		consumed, _ := handle_input.HandleInput(l, c, []byte(head[:len(head)-1]))
		require.Zero(t, consumed)
		consumed, _ = handle_input.HandleInput(l, c, []byte(head))
		require.Equal(t, len(head), consumed)
		half, _ := handle_input.HandleInput(l, c, []byte(request[:9]))
		consumed, _ = handle_input.HandleInput(l, c, []byte(request[half:]))
		require.Equal(t, len(request), half+consumed)
		require.Contains(t, string(l.Reply), `"result":"x"`)
		require.Equal(t, asked+"HTTP/1.1 200 OK"+utils.HTTPHead, server_read_text.ServerReadText(t, client))

		l, c, client = loop_with_client.LoopWithClient(t, server.Options{})
		_, _ = handle_input.HandleInput(l, c, []byte(head+request))
		require.Equal(t, "HTTP/1.1 200 OK"+utils.HTTPHead, server_read_text.ServerReadText(t, client),
			"the body is there already")
	}
}
