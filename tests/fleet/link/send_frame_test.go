package link_test

import (
	"encoding/gob"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/link"
	"rkllmd/fleet/link/send_frame"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestSendFrame(t *testing.T) {
	one, two := link_pair.LinkPair(t)
	for range 8 { // frames of several threads do not mix
		go send_frame.SendFrame(one, link.Frame{Subject: "a.b", Reply: "r", Data: make([]byte, 5000)})
	}
	decoder := gob.NewDecoder(two.Stream)
	for range 8 {
		var f link.Frame
		require.NoError(t, decoder.Decode(&f))
		require.Equal(t, link.Frame{Subject: "a.b", Reply: "r", Data: make([]byte, 5000)}, f)
	}
	require.NoError(t, two.Stream.Close())
	require.Error(t, send_frame.SendFrame(one, link.Frame{}))
}
