package client_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	server_client "rkllmd/server/client"
	"rkllmd/server/client/handle_input"
	"rkllmd/server/client/list_waiting"
	"rkllmd/server/client/take_input"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/server/client/name_waiting"
	"rkllmd/tests/support/server/server_read_text"
)

func TestListWaiting(t *testing.T) {
	const waits, other = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["wait"]}` + "\n",
		`{"jsonrpc":"2.0","id":2,"method":"echo","params":["x"]}` + "\n"
	pauses := strings.Replace(waits, "wait", "pause", 1)
	large := `["wait` + strings.Repeat("x", server_client.LargeMessage) + `"]`
	for _, c := range []struct {
		name, input string
		most, rest  int
	}{
		{"those that follow", waits + waits + waits + other + waits, 3, len(other + waits)},
		{"alone", waits + other, 1, len(other)},
		{"what waits for something else is none of them", waits + waits + pauses + waits, 2, len(pauses + waits)},
		{"a large one is none of them", waits + waits + large, 2, len(large)},
		{"an unfinished one neither", waits + waits + waits[:20], 2, 20},
		{"nor what is no message", waits + waits + "x<y\n" + waits, 2, len("x<y\n" + waits)},
		{"as many as one turn may", strings.Repeat(waits, server.MessagesPerTurn+2), server.MessagesPerTurn,
			2 * len(waits)},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, connection, _ := loop_with_client.LoopWithClient(t, server.Options{})
			l.Faces[connection.Face].Waits = name_waiting.NameWaiting
			n, first := handle_input.HandleInput(l, connection, []byte(c.input))
			require.NotNil(t, first)
			messages, more := list_waiting.ListWaiting(l, connection, first, []byte(c.input[n:]))
			for _, message := range messages {
				require.Equal(t, strings.TrimSpace(waits), string(message))
			}
			require.Len(t, messages, c.most)
			rest := strings.TrimSpace(c.input[n+more:])
			require.Equal(t, strings.TrimSpace(c.input[len(c.input)-c.rest:]), rest)
			if strings.HasPrefix(rest, strings.TrimSpace(other)) { // the input is read on where the last of them ended
				consumed, _ := handle_input.HandleInput(l, connection, []byte(c.input[n+more:]))
				require.NotZero(t, consumed)
				require.Contains(t, string(l.Reply), `"id":2,"result":"x"`)
			}
		})
	}
	t.Run("behind a large one", func(t *testing.T) {
		l, connection, _ := loop_with_client.LoopWithClient(t, server.Options{})
		messages, more := list_waiting.ListWaiting(l, connection, []byte(large), []byte(waits))
		require.Equal(t, [][]byte{[]byte(large)}, messages)
		require.Zero(t, more)
	})
	for _, before := range []string{"", waits[:20]} {
		t.Run("all are answered behind "+before, func(t *testing.T) {
			l, connection, client := loop_with_client.LoopWithClient(t, server.Options{})
			l.Faces[connection.Face].Waits = name_waiting.NameWaiting
			take_input.TakeInput(l, connection, []byte(before))
			fresh := []byte(strings.TrimPrefix(waits+waits+waits, before) + waits[:7])
			take_input.TakeInput(l, connection, fresh)
			clear(fresh) // it is the loop's, for the next connection
			require.Eventually(t, func() bool { return !connection.Parsing.Load() }, 2*time.Minute, time.Millisecond)
			answer := `{"jsonrpc":"2.0","id":1,"result":"wait"}` + "\n"
			require.Equal(t, answer+answer+answer, server_read_text.ServerReadText(t, client))
			require.Equal(t, waits[:7], strings.TrimSpace(string(connection.In.Data[connection.In.Start:])))
		})
	}
}
