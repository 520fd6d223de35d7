package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/update_connection"
	"rkllmd/tests/server/client/connection_states"
	"rkllmd/tests/server/client/loop_with_client"
)

func TestUpdateConnection(t *testing.T) {
	for _, test := range connection_states.ConnectionStates() {
		t.Run(test.Name, func(t *testing.T) {
			l, c, _ := loop_with_client.LoopWithClient(t, server.Options{})
			state := test.State
			c.ReadClosed, c.HungUp, c.Fatal, c.Backlog = state.ReadClosed, state.HungUp, state.Fatal, state.Backlog
			c.Out, c.Slow, c.Gone, c.Interest = state.Out, state.Slow, state.Gone, state.Interest
			c.Owed.Store(test.Owed)
			c.Parsing.Store(test.Parsing)
			l.Stopping = test.Stopping
			for range 2 { // the second time changes nothing
				update_connection.UpdateConnection(l, c)
				require.Equal(t, test.Closed, c.Closed)
				require.Equal(t, test.Ready, c.Ready)
				require.Len(t, l.Ready, map[bool]int{true: 1}[test.Ready])
				if !test.Closed {
					require.Equal(t, test.Interest, c.Interest)
				}
			}
			c.Owed.Store(0)
			c.Parsing.Store(false)
		})
	}
	t.Run("epoll fails", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{})
		c.EpollFD, c.ReadClosed = -1, true
		c.Owed.Store(1)
		update_connection.UpdateConnection(l, c)
		require.True(t, c.Closed)
		c.Owed.Store(0)
	})
}
