package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection/cleanup_connection"
	"rkllmd/connection/release_answer"
	"rkllmd/tests/connection/connection_take_events"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestReleaseAnswer(t *testing.T) {
	_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
	c.Owed.Store(3)
	release_answer.ReleaseAnswer(c)
	c.Draining = true
	release_answer.ReleaseAnswer(c)
	require.Zero(t, connection_take_events.ConnectionTakeEvents(t, c), "one answer is missing still")
	release_answer.ReleaseAnswer(c)
	require.Zero(t, c.Owed.Load())
	require.Equal(t, uint32(unix.EPOLLOUT), connection_take_events.ConnectionTakeEvents(t, c),
		"the loop looks at the connection")

	t.Run("nobody waits for it", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		c.Owed.Store(1)
		release_answer.ReleaseAnswer(c)
		require.Equal(t, uint32(unix.EPOLLIN), c.Interest)
	})
	t.Run("closed", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		c.Draining = true
		c.Owed.Store(1)
		cleanup_connection.CleanupConnection(c)
		release_answer.ReleaseAnswer(c)
		require.Zero(t, c.Owed.Load())
	})
	t.Run("epoll fails", func(t *testing.T) {
		_, c, _ := connection_open_pair.ConnectionOpenPair(t, 100)
		epoll := c.EpollFD
		c.EpollFD, c.Draining = -1, true
		c.Owed.Store(1)
		release_answer.ReleaseAnswer(c)
		require.True(t, c.Gone)
		c.EpollFD = epoll
	})
}
