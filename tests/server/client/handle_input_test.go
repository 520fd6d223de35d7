package client_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	server_client "rkllmd/server/client"
	"rkllmd/server/client/handle_input"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_read_text"
)

func TestHandleInput(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}` + "\n"
	const parseError = `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error","data":"a value must stand here, not \"x\" (at byte 0)"}}` + "\n"
	const tooDeep = `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error","data":"arrays and objects are nested deeper than 512 levels (at byte 512)"}}` + "\n"
	const notUTF8 = `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error","data":"strings must be UTF-8, not \"\\xff\" (at byte 7)"}}` + "\n"
	for _, test := range []struct {
		name, input, reply string
		left               int
		backlog, fatal     bool
	}{
		{"messages, the last unfinished", request + "\n" + request + request[:9], answer + answer, 9, false, false},
		{"as many as one turn may", strings.Repeat(request, server.MessagesPerTurn+2),
			strings.Repeat(answer, server.MessagesPerTurn), 2 * len(request), true, false},
		{"parse error", "x<y\n" + request, parseError + answer, 0, false, false},
		{"nested too deep", strings.Repeat("[", 513) + "\n" + request, tooDeep + answer, 0, false, false},
		{"not UTF-8", "{\"id\":\"\xff\"}\n" + request, notUTF8 + answer, 0, false, false},
		{"parse errors count as messages", strings.Repeat("x\n", 100), strings.Repeat(parseError, 64), 72, true, false},
		{"nothing", "", "", 0, false, false},
		{"too large", `"` + strings.Repeat("x", 1<<20), "", 0, false, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			l, c, client := loop_with_client.LoopWithClient(t, server.Options{MaxMessageBytes: 1 << 20})
			consumed, large := handle_input.HandleInput(l, c, []byte(test.input))
			require.Equal(t, test.left, len(test.input)-consumed)
			require.Equal(t, test.reply, string(l.Reply))
			require.Equal(t, test.backlog, c.Backlog)
			require.Equal(t, test.fatal, c.Fatal)
			require.Nil(t, large)
			if test.fatal {
				require.Contains(t, server_read_text.ServerReadText(t, client),
					`"code":-32600,"message":"Invalid Request: a message of 1048577 bytes is larger`)
			}
		})
	}
	t.Run("a large message ends the turn", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{})
		big := `["` + strings.Repeat("x", server_client.LargeMessage) + `"]`
		consumed, large := handle_input.HandleInput(l, c, []byte(request+big+request))
		require.Equal(t, len(request)+len(big), consumed)
		require.Equal(t, big, string(large))
		require.Equal(t, answer, string(l.Reply))
		require.True(t, c.Backlog)
	})
	t.Run("large answers end the turn", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{})
		long := `{"jsonrpc":"2.0","id":1,"method":"echo","params":["` + strings.Repeat("x", 60<<10) + `"]}`
		consumed, _ := handle_input.HandleInput(l, c, []byte(strings.Repeat(long, 10)))
		require.Equal(t, 5*len(long), consumed)
		require.True(t, c.Backlog)
	})
	t.Run("the first message", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{FirstMessageTimeout: 1e9})
		handle_input.HandleInput(l, c, []byte("nonsense\n"))
		require.False(t, c.Greeted)
		require.NotZero(t, c.Deadline)
		handle_input.HandleInput(l, c, []byte(request))
		require.True(t, c.Greeted)
		require.Zero(t, c.Deadline)
	})
}
