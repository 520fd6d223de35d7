package jsonrpc_test

import (
	"bufio"
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

func TestUnreadAnswers(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}`
	t.Run("a client that does not read its answers is not read either, and gets them all", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{})
		client := server_dial.ServerDial(t, l)
		const count = 20000
		go func() {
			for range count {
				if _, err := io.WriteString(client, `{"jsonrpc":"2.0","id":1,"method":"echo","params":["`+
					strings.Repeat("x", 1000)+`"]}`); err != nil {
					return
				}
			}
		}()
		require.Equal(t, answer, server_ask.ServerAsk(t, server_dial.ServerDial(t, l), request), "others are served")
		time.Sleep(50 * time.Millisecond)
		lines := bufio.NewScanner(client)
		for range count {
			require.True(t, lines.Scan(), "%v", lines.Err())
			require.Len(t, lines.Text(), 1036)
		}
	})
	t.Run("a client that does not read a stream is cut off", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{MaxPendingBytes: 100_000})
		slow, other := server_dial.ServerDial(t, l), server_dial.ServerDial(t, l)
		_, err := io.WriteString(slow, `{"jsonrpc":"2.0","id":1,"method":"flood"}`)
		require.NoError(t, err)
		require.Contains(t, server_ask.ServerAsk(t, other, `{"jsonrpc":"2.0","id":2,"method":"sleep","params":[0]}`),
			`"id":2`, "the worker is free again")
		got, err := io.ReadAll(slow)
		require.NoError(t, err)
		require.Less(t, len(got), 2<<20)
		require.NotContains(t, string(got), "jsonrpc")
	})
}
