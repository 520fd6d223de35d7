package link_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/add_subscriber"
	"rkllmd/fleet/link/ask_frame"
	"rkllmd/fleet/link/read_frames"
	"rkllmd/fleet/link/send_message"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestAskFrame(t *testing.T) {
	one, two := link_pair.LinkPair(t)
	go read_frames.ReadFrames(one)
	go read_frames.ReadFrames(two)
	ask := ask_frame.AskFrame(one)
	_, err := ask("echo", nil, time.Minute)
	require.ErrorIs(t, err, fleet.ErrNobody)
	publish := send_message.SendMessage(two)
	_, err = add_subscriber.AddSubscriber(two)("echo", "", func(m fleet.Message) { publish(m.Reply, m.Data) })
	require.NoError(t, err)
	_, err = add_subscriber.AddSubscriber(two)("mute", "", func(m fleet.Message) {})
	require.NoError(t, err)
	for _, text := range []string{"one", "two"} {
		answer, err := ask("echo", []byte(text), time.Minute)
		require.NoError(t, err)
		require.Equal(t, text, string(answer))
	}
	_, err = ask("mute", nil, time.Millisecond)
	require.ErrorIs(t, err, link.ErrSlow)
	require.ErrorIs(t, err, fleet.ErrSilent, "nobody is taken for dead")
	require.Empty(t, one.Asked)
	go func() {
		time.Sleep(10 * time.Millisecond)
		two.Stream.Close()
	}()
	_, err = ask("mute", nil, time.Hour)
	require.ErrorIs(t, err, fleet.ErrNobody, "the other process has ended")
	_, err = ask("echo", nil, time.Hour)
	require.ErrorIs(t, err, fleet.ErrNobody)
}
