package link_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/link/add_subscriber"
	"rkllmd/fleet/link/read_frames"
	"rkllmd/fleet/link/send_message"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestSendMessage(t *testing.T) {
	one, two := link_pair.LinkPair(t)
	told := make(chan fleet.Message)
	_, err := add_subscriber.AddSubscriber(two)("a.*", "", func(m fleet.Message) { told <- m })
	require.NoError(t, err)
	go read_frames.ReadFrames(two)
	require.NoError(t, send_message.SendMessage(one)("a.b", []byte("text")))
	require.Equal(t, fleet.Message{Subject: "a.b", Data: []byte("text")}, <-told)
	require.NoError(t, two.Stream.Close())
	require.Error(t, send_message.SendMessage(one)("a.b", nil))
}
