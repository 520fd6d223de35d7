package link_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/add_subscriber"
	"rkllmd/fleet/link/dispatch_frame"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestAddSubscriber(t *testing.T) {
	one, _ := link_pair.LinkPair(t)
	first, second := make(chan string, 1000), make(chan string)
	for _, told := range []chan string{first, second} {
		_, err := add_subscriber.AddSubscriber(one)("a", "group", func(m fleet.Message) { told <- string(m.Data) })
		require.NoError(t, err)
	}
	for i := range 1000 {
		require.True(t, dispatch_frame.DispatchFrame(one, link.Frame{Subject: "a", Data: []byte(strconv.Itoa(i))}))
	}
	for i := range 1000 {
		require.Equal(t, strconv.Itoa(i), <-first, "one that is slow keeps nobody else waiting")
	}
	for i := range 1000 {
		require.Equal(t, strconv.Itoa(i), <-second)
	}
}
