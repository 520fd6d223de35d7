package link_test

import (
	"testing"

	"rkllmd/fleet/link/close_stream"
	"rkllmd/fleet/link/read_frames"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestCloseStream(t *testing.T) {
	one, two := link_pair.LinkPair(t)
	go read_frames.ReadFrames(one)
	go read_frames.ReadFrames(two)
	closing := close_stream.CloseStream(one)
	closing()
	closing()
	<-two.Ended
}
