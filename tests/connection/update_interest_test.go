package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection/update_interest"
	"rkllmd/tests/connection/connection_take_events"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestUpdateInterest(t *testing.T) {
	_, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
	_, err := unix.Write(client, []byte("x"))
	require.NoError(t, err)
	c.Mu.Lock()
	defer c.Mu.Unlock()

	require.NoError(t, update_interest.UpdateInterest(c, unix.EPOLLOUT))
	require.Equal(t, uint32(unix.EPOLLOUT), c.Interest)
	require.Equal(t, uint32(unix.EPOLLOUT), connection_take_events.ConnectionTakeEvents(t, c))
	require.NoError(t, update_interest.UpdateInterest(c, 0))
	require.Zero(t, connection_take_events.ConnectionTakeEvents(t, c))

	require.NoError(t, unix.Shutdown(client, unix.SHUT_RDWR))
	require.Equal(t, uint32(unix.EPOLLHUP), connection_take_events.ConnectionTakeEvents(t, c),
		"reported without being asked for")

	epoll := c.EpollFD
	c.EpollFD = -1
	require.NoError(t, update_interest.UpdateInterest(c, 0), "nothing to change")
	require.Equal(t, unix.EBADF, update_interest.UpdateInterest(c, unix.EPOLLIN))
	require.Zero(t, c.Interest)
	c.EpollFD = epoll
}
