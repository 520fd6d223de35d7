package connection_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/flush_connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/tests/connection/connection_take_events"
	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/tests/support/server/connection_fill_socket"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

func TestSendToConnection(t *testing.T) {
	t.Run("written at once", func(t *testing.T) {
		_, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
		frame := []byte("hello\n")
		require.NoError(t, send_to_connection.SendToConnection(c, frame))
		require.Equal(t, "hello\n", string(connection_read_bytes.ConnectionReadBytes(t, client)))
		require.Nil(t, c.Out.Data)
		require.Equal(t, uint32(unix.EPOLLIN), c.Interest)
		require.Zero(t, c.MovedAt, "nothing waits")
		require.Zero(t, count_allocations.CountAllocations(10,
			func() { send_to_connection.SendToConnection(c, frame) }))
	})
	t.Run("what the socket does not take waits, and EPOLLOUT is armed", func(t *testing.T) {
		_, c, client := connection_open_pair.ConnectionOpenPair(t, 2<<20)
		expected := connection_fill_socket.ConnectionFillSocket(t, c)
		require.Equal(t, uint32(unix.EPOLLIN|unix.EPOLLOUT), c.Interest)
		require.NotZero(t, c.MovedAt)
		require.NoError(t, send_to_connection.SendToConnection(c, []byte("next")), "behind it")
		var got []byte
		for c.Interest&unix.EPOLLOUT != 0 {
			got = append(got, connection_read_bytes.ConnectionReadBytes(t, client)...)
			require.NoError(t, flush_connection.FlushConnection(c))
		}
		got = append(got, connection_read_bytes.ConnectionReadBytes(t, client)...)
		require.True(t, bytes.Equal(append(expected, "next"...), got))
	})
	t.Run("a client that does not read is cut off", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 1<<20)
		connection_fill_socket.ConnectionFillSocket(t, c)
		frame := make([]byte, 64<<10)
		var err error
		for range 100 {
			if err = send_to_connection.SendToConnection(c, frame); err != nil {
				break
			}
			require.LessOrEqual(t, len(c.Out.Data)-c.Out.Start, 1<<20+len(frame))
		}
		require.Equal(t, connection.ErrSlow, err)
		require.True(t, c.Slow && c.Gone)
		require.Equal(t, connection.ErrClosed, send_to_connection.SendToConnection(c, frame))
		require.NotZero(t, connection_take_events.ConnectionTakeEvents(t, c)&unix.EPOLLHUP, "the loop sees it")
	})
	t.Run("one frame larger than the limit is no fault of the client's", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 1000)
		connection_fill_socket.ConnectionFillSocket(t, c)
		require.False(t, c.Gone)
	})
	t.Run("a client that is gone", func(t *testing.T) {
		_, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
		require.NoError(t, unix.Shutdown(client, unix.SHUT_RDWR))
		require.Equal(t, connection.ErrClosed, send_to_connection.SendToConnection(c, []byte("x")))
		require.True(t, c.Gone)
		require.False(t, c.Slow)
	})
	t.Run("epoll fails", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		epoll := c.EpollFD
		c.EpollFD = -1
		require.Equal(t, connection.ErrClosed, send_to_connection.SendToConnection(c, make([]byte, 1<<20)))
		c.EpollFD = epoll
	})
}
