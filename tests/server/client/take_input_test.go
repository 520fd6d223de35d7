package client_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	server_client "rkllmd/server/client"
	"rkllmd/server/client/take_input"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_read_text"
)

func TestTakeInput(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}` + "\n"
	t.Run("only what is left over is kept", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		take_input.TakeInput(l, c, []byte(request+request))
		require.Nil(t, c.In.Data)
		require.Equal(t, answer+answer, server_read_text.ServerReadText(t, client), "in one write")
		take_input.TakeInput(l, c, []byte(request+request[:20]))
		require.Equal(t, request[:20], string(c.In.Data[c.In.Start:]))
		take_input.TakeInput(l, c, []byte(request[20:]+request[:7]))
		require.Equal(t, request[:7], string(c.In.Data[c.In.Start:]))
		require.Equal(t, answer+answer, server_read_text.ServerReadText(t, client)+string(l.Reply))
	})
	t.Run("split at every byte", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		for at := range len(request) {
			c, client := server_admit.ServerAdmit(t, l)
			take_input.TakeInput(l, c, []byte(request[:at]))
			take_input.TakeInput(l, c, []byte(request[at:]))
			require.Equal(t, answer, server_read_text.ServerReadText(t, client))
		}
	})
	t.Run("when the message began whose end is missing", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{})
		for i, input := range []string{request[:9], request[9:20], request[20:] + request[:9],
			request[9:] + request + request[:9], request[9:20]} {
			l.Now = int64(i)
			take_input.TakeInput(l, c, []byte(input))
			require.Equal(t, []int64{0, 0, 2, 3, 3}[i], c.BegunAt)
		}
	})
	t.Run("allocates nothing", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{MaxPendingBytes: 1 << 30})
		input := []byte(request + "\n")
		require.Zero(t, count_allocations.CountAllocations(100, func() { take_input.TakeInput(l, c, input) }))
	})
	t.Run("large answers leave no large memory", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{})
		l.Reply = make([]byte, 0, 2*server.PauseBytes+1)
		take_input.TakeInput(l, c, []byte(request))
		require.Nil(t, l.Reply)
	})
	for _, before := range []string{"", request[:20]} {
		t.Run("a large message behind "+before, func(t *testing.T) {
			l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
			take_input.TakeInput(l, c, []byte(before))
			much := strings.Repeat("x", server_client.LargeMessage)
			long := `{"jsonrpc":"2.0","id":2,"method":"echo","params":["` + much + `"]}`
			fresh := []byte(strings.TrimPrefix(request, before) + long + request)
			take_input.TakeInput(l, c, fresh)
			clear(fresh) // it is the loop's, for the next connection
			require.Equal(t, request, string(c.In.Data[c.In.Start:]), "waits")
			require.True(t, c.Backlog)
			require.Eventually(t, func() bool { return !c.Parsing.Load() }, 2*time.Minute, time.Millisecond)
			got := server_read_text.ServerReadText(t, client)
			require.Equal(t, answer+`{"jsonrpc":"2.0","id":2,"result":"`+much+"\"}\n", got)
		})
	}
}
