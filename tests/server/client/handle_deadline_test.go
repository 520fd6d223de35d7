package client_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/handle_deadline"
	"rkllmd/server/client/take_input"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_read_text"
	"rkllmd/utils"
)

func TestHandleDeadline(t *testing.T) {
	l, c, client := loop_with_client.LoopWithClient(t, server.Options{FirstMessageTimeout: time.Second})
	take_input.TakeInput(l, c, []byte("[]\n"))
	require.Equal(t, server.SettleTime, c.Deadline)
	l.Now = server.SettleTime
	handle_deadline.HandleDeadline(l, c)
	require.Equal(t, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}`+"\n",
		server_read_text.ServerReadText(t, client))
	require.Zero(t, c.Deadline, "a complete message, if no good one")

	t.Run("more has come in the meantime", func(t *testing.T) {
		c, client := server_admit.ServerAdmit(t, l)
		begin := l.Now
		take_input.TakeInput(l, c, []byte("[]\n"))
		take_input.TakeInput(l, c, []byte("\x00")) // a length of 678,235
		l.Now += server.SettleTime
		handle_deadline.HandleDeadline(l, c)
		require.Empty(t, server_read_text.ServerReadText(t, client))
		require.Equal(t, begin+int64(time.Second), c.Deadline)
	})
	t.Run("who lets the daemon wait", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{StallTimeout: time.Minute})
		l.Now = 1000
		c, client := server_admit.ServerAdmit(t, l)
		idle, _ := server_admit.ServerAdmit(t, l)
		take_input.TakeInput(l, c, []byte(`{"jsonrpc"`))
		l.Now = 2000
		take_input.TakeInput(l, c, []byte(`:"2.0"`))
		require.Equal(t, int64(1000+time.Minute), c.Deadline, "more of it does not help")
		for _, c.Frames.Framing = range []utils.Framing{utils.FramingUnknown, utils.FramingText} {
			l.Now = c.Deadline - 1
			handle_deadline.HandleDeadline(l, c)
			require.Equal(t, int64(1000+time.Minute), c.Deadline)
			require.False(t, c.Fatal)
		}
		l.Now = c.Deadline
		handle_deadline.HandleDeadline(l, c)
		require.Contains(t, server_read_text.ServerReadText(t, client),
			`"code":-32009,"message":"a message was begun and not ended for 1m0s: go on sooner, or start the daemon with a longer --first-message-timeout (`)
		require.True(t, c.Fatal)
		handle_deadline.HandleDeadline(l, idle)
		require.False(t, idle.Fatal, "it lets nobody wait")
		require.Equal(t, l.Now+int64(time.Minute), idle.Deadline)
	})
	t.Run("no first message", func(t *testing.T) {
		c, client := server_admit.ServerAdmit(t, l)
		take_input.TakeInput(l, c, []byte(`{"jsonrpc"`))
		l.Now = c.Deadline
		handle_deadline.HandleDeadline(l, c)
		require.Contains(t, server_read_text.ServerReadText(t, client),
			`{"jsonrpc":"2.0","id":null,"error":{"code":-32009,"message":"no complete message came within 1s of connecting: `+
				`send one sooner, or start the daemon with a longer --first-message-timeout (RKLLMD_FIRST_MESSAGE_TIMEOUT)"}}`)
		require.Equal(t, l.Now+server.LingerTime, c.Deadline)

		l.Now = c.Deadline
		handle_deadline.HandleDeadline(l, c)
		require.True(t, c.Closed)
		require.Zero(t, c.Deadline)
	})
}
