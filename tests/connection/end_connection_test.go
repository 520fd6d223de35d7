package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection/cleanup_connection"
	"rkllmd/connection/end_connection"
	"rkllmd/tests/connection/connection_take_events"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestEndConnection(t *testing.T) {
	_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
	require.Zero(t, connection_take_events.ConnectionTakeEvents(t, c))
	end_connection.EndConnection(c)
	require.True(t, c.Ending.Load())
	require.Equal(t, uint32(unix.EPOLLOUT), connection_take_events.ConnectionTakeEvents(t, c),
		"the loop looks at the connection")

	t.Run("closed", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		cleanup_connection.CleanupConnection(c)
		end_connection.EndConnection(c)
		require.Equal(t, uint32(unix.EPOLLIN), c.Interest)
	})
	t.Run("epoll fails", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		epoll := c.EpollFD
		c.EpollFD = -1
		end_connection.EndConnection(c)
		require.True(t, c.Gone)
		c.EpollFD = epoll
	})
}
