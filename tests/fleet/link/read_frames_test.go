package link_test

import (
	"encoding/gob"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/link"
	"rkllmd/fleet/link/read_frames"
	"rkllmd/fleet/link/send_frame"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestReadFrames(t *testing.T) {
	for _, noise := range []string{"", strings.Repeat("noise", 100)} {
		one, two := link_pair.LinkPair(t)
		go read_frames.ReadFrames(one)
		answer := make(chan link.Frame, 1)
		one.Mu.Lock()
		one.Asked["r.1"] = answer
		one.Mu.Unlock()
		require.NoError(t, send_frame.SendFrame(two, link.Frame{Subject: "r.1", Data: []byte("yes")}))
		require.Equal(t, "yes", string((<-answer).Data))
		require.NoError(t, send_frame.SendFrame(two, link.Frame{Subject: "nobody"}))
		require.NoError(t, send_frame.SendFrame(two, link.Frame{Subject: "nobody", Reply: "r.7"}))
		var f link.Frame
		require.NoError(t, gob.NewDecoder(two.Stream).Decode(&f))
		require.Equal(t, link.Frame{Subject: "r.7", Nobody: true}, f)
		if noise == "" {
			require.NoError(t, two.Stream.Close())
		} else {
			_, _ = two.Stream.Write([]byte(noise)) // which is not read to its end
		}
		<-one.Ended
		require.Error(t, send_frame.SendFrame(one, link.Frame{}), "it is closed")
	}
}
