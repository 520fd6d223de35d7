package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/cleanup_connection"
	"rkllmd/connection/flush_connection"
	"rkllmd/connection/update_interest"
	"rkllmd/tests/connection/connection_take_events"
	"rkllmd/tests/support/server/connection_fill_socket"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

func TestFlushConnection(t *testing.T) {
	t.Run("EPOLLOUT only while something waits", func(t *testing.T) {
		_, c, client := connection_open_pair.ConnectionOpenPair(t, 2<<20)
		expected := connection_fill_socket.ConnectionFillSocket(t, c)
		c.MovedAt = 1
		require.NoError(t, flush_connection.FlushConnection(c), "the socket takes nothing")
		require.EqualValues(t, 1, c.MovedAt)
		require.Zero(t, connection_take_events.ConnectionTakeEvents(t, c))

		var got []byte
		for c.Interest != unix.EPOLLIN {
			got = append(got, connection_read_bytes.ConnectionReadBytes(t, client)...)
			require.Equal(t, uint32(unix.EPOLLOUT), connection_take_events.ConnectionTakeEvents(t, c))
			require.NoError(t, flush_connection.FlushConnection(c))
			require.Greater(t, c.MovedAt, int64(1))
		}
		got = append(got, connection_read_bytes.ConnectionReadBytes(t, client)...)
		require.Equal(t, len(expected), len(got))
		require.Zero(t, connection_take_events.ConnectionTakeEvents(t, c))
		require.LessOrEqual(t, cap(c.Out.Data), 512)
	})
	t.Run("armed by another thread with nothing to write", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		require.NoError(t, update_interest.UpdateInterest(c, unix.EPOLLOUT))
		require.NoError(t, flush_connection.FlushConnection(c))
		require.Zero(t, c.Interest)
	})
	t.Run("the client is gone", func(t *testing.T) {
		_, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
		connection_fill_socket.ConnectionFillSocket(t, c)
		require.NoError(t, unix.Shutdown(client, unix.SHUT_RDWR))
		require.Equal(t, connection.ErrClosed, flush_connection.FlushConnection(c))
		require.True(t, c.Gone)
		require.Nil(t, c.Out.Data)
	})
	t.Run("closed", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		cleanup_connection.CleanupConnection(c)
		require.Equal(t, connection.ErrClosed, flush_connection.FlushConnection(c))
	})
}
