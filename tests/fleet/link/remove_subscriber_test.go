package link_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/add_subscriber"
	"rkllmd/fleet/link/dispatch_frame"
	"rkllmd/fleet/link/remove_subscriber"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestRemoveSubscriber(t *testing.T) {
	one, _ := link_pair.LinkPair(t)
	for range 2 {
		_, err := add_subscriber.AddSubscriber(one)("a", "", func(fleet.Message) {})
		require.NoError(t, err)
	}
	s := one.Subscribers[0]
	remove := remove_subscriber.RemoveSubscriber(one, s)
	for range 2 {
		remove()
		require.Len(t, one.Subscribers, 1)
		require.NotSame(t, s, one.Subscribers[0])
	}
	<-s.Stop
	require.True(t, dispatch_frame.DispatchFrame(one, link.Frame{Subject: "a"}))
	require.Empty(t, s.Frames)
}
