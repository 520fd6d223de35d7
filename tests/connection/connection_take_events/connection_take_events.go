// Package connection_take_events asks a connection's epoll what has happened.
package connection_take_events

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
)

// ConnectionTakeEvents returns the events that the epoll of a connection reports for it at present, 0 for none.
func ConnectionTakeEvents(t testing.TB, c *connection.Connection) uint32 {
	events := make([]unix.EpollEvent, 2)
	n, err := unix.EpollWait(c.EpollFD, events, 0)
	require.NoError(t, err)
	if n == 0 {
		return 0
	}
	require.Equal(t, 1, n)
	require.Equal(t, c.FD, int(events[0].Fd))
	require.Equal(t, c.Generation, uint32(events[0].Pad))
	return events[0].Events
}
