package jsonrpc_test

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/server/server_ask"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_start"
)

func TestLargeMessages(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}`
	t.Run("large messages: others are served meanwhile, order is kept", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{})
		client := server_dial.ServerDial(t, l)
		text := strings.Repeat("x", 4<<20)
		go func() {
			_, _ = fmt.Fprintf(client, `%s{"jsonrpc":"2.0","id":2,"method":"echo","params":["%s"]}%s`, request, text,
				request)
		}()
		lines := bufio.NewReader(client)
		for _, expected := range []string{answer, `{"jsonrpc":"2.0","id":2,"result":"` + text + `"}`, answer} {
			line, err := lines.ReadString('\n')
			require.NoError(t, err)
			require.True(t, line == expected+"\n")
		}
	})
	t.Run("too large", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{MaxMessageBytes: 100_000})
		client := server_dial.ServerDial(t, l)
		_, err := io.WriteString(client, request+`"`+strings.Repeat("x", 2_000_000)+`"`)
		require.NoError(t, err, "it can write to the end")
		got, err := io.ReadAll(client)
		require.NoError(t, err)
		require.Equal(t, answer+"\n"+`{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request: a message of 100001 bytes is larger than the limit of `+
			`100000 bytes (--max-message-bytes, RKLLMD_MAX_MESSAGE_BYTES)"}}`+"\n", string(got))
	})
	t.Run("the client is gone while it is parsed: room for the next", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{MaxClients: 1})
		for range 20 {
			client := server_dial.ServerDial(t, l)
			_, err := fmt.Fprintf(client, `{"jsonrpc":"2.0","id":2,"method":"echo","params":["%s"]}`,
				strings.Repeat("x", 200_000))
			require.NoError(t, err)
			require.NoError(t, client.Close())
			require.Eventually(t, func() bool {
				next := server_dial.ServerDial(t, l)
				defer next.Close()
				return server_ask.ServerAsk(t, next, request) == answer
			}, 2*time.Minute, time.Millisecond)
		}
	})
}
