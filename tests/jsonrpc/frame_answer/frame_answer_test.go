package frame_answer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/frame_answer"
	"rkllmd/utils"
)

func TestFrameAnswer(t *testing.T) {
	for framing, frame := range map[utils.Framing]string{
		utils.FramingText:   "{\"a\":1}\n",
		utils.FramingHeader: "Content-Length: 7\r\n\r\n{\"a\":1}",
		utils.FramingLength: "\x07\x00\x00\x00{\"a\":1}",
	} {
		for _, before := range []string{"", "earlier"} {
			reply := append([]byte(before), make([]byte, utils.HeadRoom)...)
			reply = append(reply, `{"a":1}`...)
			require.Equal(t, before+frame, string(frame_answer.FrameAnswer(reply, len(before), framing)))
		}
	}
}
