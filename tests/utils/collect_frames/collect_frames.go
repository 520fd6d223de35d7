// Package collect_frames parses input that arrives in pieces.
package collect_frames

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/parse_frame"
)

// CollectFrames gives parse_frame input piece by piece, as the loop does, then its end, and lists what came out:
// "message" and the text, "malformed" and the reason, "fatal" and the reason (the last one). It checks what holds for
// every frame.
func CollectFrames(t *testing.T, limit int, pieces ...string) (found []string) {
	s := utils.FrameState{Max: limit}
	var input []byte
	for i := 0; i <= len(pieces); i++ {
		if s.Ended = i == len(pieces); !s.Ended {
			input = append(input, pieces[i]...)
		}
		for frame := parse_frame.ParseFrame(&s, input); ; frame = parse_frame.ParseFrame(&s, input) {
			require.GreaterOrEqual(t, frame.Consumed, 0)
			require.LessOrEqual(t, frame.Consumed, len(input))
			input = input[frame.Consumed:]
			switch frame.Status {
			case utils.FrameComplete:
				require.LessOrEqual(t, len(frame.Payload), limit)
				require.True(t, json.Valid(frame.Payload), "%q", frame.Payload)
				found = append(found, fmt.Sprintf("message %s", frame.Payload))
				continue
			case utils.FrameMalformed:
				found = append(found, "malformed "+frame.Reason)
				continue
			case utils.FrameEmpty, utils.FrameFatal:
				return append(found, "fatal "+frame.Reason)
			}
			require.LessOrEqual(t, len(input), max(limit, utils.MaxHeader), "buffers more than a message")
			break
		}
	}
	require.Empty(t, input, "left after the end")
	return found
}
