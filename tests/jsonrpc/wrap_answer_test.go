package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/wrap_answer"
	"rkllmd/utils"
)

func TestWrapAnswer(t *testing.T) {
	for framing, frame := range map[utils.Framing]string{
		utils.FramingText:   "{\"a\":1}\n",
		utils.FramingHeader: "Content-Length: 7\r\n\r\n{\"a\":1}",
		utils.FramingLength: "\x07\x00\x00\x00{\"a\":1}",
	} {
		for _, before := range []string{"", "earlier"} {
			reply := append([]byte(before), make([]byte, utils.HeadRoom)...)
			reply = append(reply, `{"a":1}`...)
			require.Equal(t, before+frame, string(wrap_answer.WrapAnswer(reply, len(before), framing)))
		}
	}
}
