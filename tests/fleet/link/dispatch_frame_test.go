package link_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/link"
	"rkllmd/fleet/link/dispatch_frame"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestDispatchFrame(t *testing.T) {
	one, _ := link_pair.LinkPair(t)
	for _, subject := range []string{"a.*", "a.b", "c"} {
		one.Subscribers = append(one.Subscribers, &link.Subscriber{Subject: subject, Wake: make(chan struct{}, 1)})
	}
	answer := make(chan link.Frame, 1)
	one.Asked["r.1"] = answer
	f := link.Frame{Subject: "a.b"}
	for range 2 {
		require.True(t, dispatch_frame.DispatchFrame(one, f))
	}
	require.False(t, dispatch_frame.DispatchFrame(one, link.Frame{Subject: "a"}))
	for i, count := range []int{2, 2, 0} {
		require.Len(t, one.Subscribers[i].Frames, count)
		require.Len(t, one.Subscribers[i].Wake, min(count, 1))
	}
	for _, data := range []string{"first", "second"} {
		require.True(t, dispatch_frame.DispatchFrame(one, link.Frame{Subject: "r.1", Data: []byte(data)}))
	}
	require.Equal(t, "first", string((<-answer).Data))
	require.Empty(t, answer, "there is one answer")
}
