package link_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/link"
	"rkllmd/fleet/link/deliver_frames"
	"rkllmd/tests/fleet/link/link_pair"
	"rkllmd/tests/fleet/link/note_message"
)

func TestDeliverFrames(t *testing.T) {
	one, two := link_pair.LinkPair(t)
	told := make(chan fleet.Message, 2)
	for _, l := range []*link.Link{one, two} {
		s := &link.Subscriber{On: note_message.NoteMessage(told), Wake: make(chan struct{}, 1),
			Stop: make(chan struct{}), Frames: []link.Frame{{Subject: "a", Reply: "r"}, {Subject: "b"}}}
		ended := make(chan struct{})
		go func() {
			deliver_frames.DeliverFrames(l, s)
			close(ended)
		}()
		s.Wake <- struct{}{}
		require.Equal(t, fleet.Message{Subject: "a", Reply: "r"}, <-told)
		require.Equal(t, fleet.Message{Subject: "b"}, <-told)
		if l == one {
			close(s.Stop)
		} else {
			close(l.Ended)
		}
		<-ended
		require.Empty(t, s.Frames)
	}
}
