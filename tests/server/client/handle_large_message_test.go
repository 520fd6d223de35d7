package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/client/close_connection"
	"rkllmd/server/client/handle_large_message"
	"rkllmd/server/client/update_connection"
	"rkllmd/tests/server/client/handle_known"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_read_text"
)

func TestHandleLargeMessage(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}` + "\n"
	one := [][]byte{[]byte(request)}
	l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
	c.Parsing.Store(true)
	update_connection.UpdateConnection(l, c)
	handle_large_message.HandleLargeMessage(l, c, one)
	require.False(t, c.Parsing.Load())
	require.Equal(t, answer, server_read_text.ServerReadText(t, client))
	n, err := unix.EpollWait(l.EpollFD, l.Events, 0)
	require.NoError(t, err)
	require.Equal(t, 1, n, "the loop looks at the connection")
	require.Equal(t, uint32(unix.EPOLLOUT), l.Events[0].Events)

	t.Run("a notification", func(t *testing.T) {
		c.Parsing.Store(true)
		handle_large_message.HandleLargeMessage(l, c, [][]byte{
			[]byte(`{"jsonrpc":"2.0","method":"echo","params":["x"]}`)})
		require.False(t, c.Parsing.Load())
		require.Empty(t, server_read_text.ServerReadText(t, client))
	})
	t.Run("several", func(t *testing.T) {
		c.Parsing.Store(true)
		handle_large_message.HandleLargeMessage(l, c, append(one, one...))
		require.Equal(t, answer+answer, server_read_text.ServerReadText(t, client))
		c.Left.Store(true) // while the first is handled
		handle_large_message.HandleLargeMessage(l, c, append(one, one...))
		require.Equal(t, answer, server_read_text.ServerReadText(t, client))
		c.Left.Store(false)
	})
	t.Run("known together", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		var alike []int
		var before []string
		l.Faces[c.Face].Handle = handle_known.HandleKnown(&alike, &before)
		handle_large_message.HandleLargeMessage(l, c, [][]byte{[]byte("a"), []byte("b"), []byte("c")})
		require.Equal(t, []int{2, 1, 0}, alike)
		require.Equal(t, []string{"", "a", "ab"}, before, "they are sent together")
		require.Equal(t, "abc", server_read_text.ServerReadText(t, client))
	})
	t.Run("closed at the daemon's end", func(t *testing.T) {
		c.Parsing.Store(true)
		close_connection.CloseConnection(l, c)
		handle_large_message.HandleLargeMessage(l, c, one)
		require.False(t, c.Parsing.Load())
	})
	t.Run("epoll fails", func(t *testing.T) {
		c, _ := server_admit.ServerAdmit(t, l)
		c.Parsing.Store(true)
		epoll := c.EpollFD
		c.EpollFD = -1
		handle_large_message.HandleLargeMessage(l, c, [][]byte{[]byte(`[]`)})
		require.True(t, c.Gone)
		c.EpollFD = epoll
	})
}
