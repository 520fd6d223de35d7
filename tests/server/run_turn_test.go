package server_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/run_turn"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_read_text"
)

func TestRunTurn(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	_, client := server_admit.ServerAdmit(t, l)
	_, err := io.WriteString(client, `{"jsonrpc":"2.0","id":1,"method":"echo"}`)
	require.NoError(t, err)
	require.NoError(t, run_turn.RunTurn(l))
	require.Contains(t, server_read_text.ServerReadText(t, client), `"result":null`)
	require.NotZero(t, l.Now)
	require.Equal(t, l.Now, l.LastEvent)
	require.Equal(t, int64(1), l.Clients.Load())

	t.Run("time passes without an event", func(t *testing.T) {
		l.WakeAt = l.Now + 1e6
		before := l.Now
		require.NoError(t, run_turn.RunTurn(l))
		require.Greater(t, l.Now, before)
		require.Equal(t, before, l.LastEvent)
	})
	t.Run("epoll fails", func(t *testing.T) {
		broken := &server.Loop{EpollFD: -1, Events: l.Events}
		require.EqualError(t, run_turn.RunTurn(broken), "the event loop cannot wait for events: bad file descriptor")
	})
}
