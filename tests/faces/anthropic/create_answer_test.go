package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/stream/format_message"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
)

func TestCreateAnswer(t *testing.T) {
	answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: true, Model: "m"})
	require.True(t, answer.Events)
	require.Regexp(t, `^msg_[A-Za-z0-9]{24}$`, answer.Message.ID)
	require.Equal(t, answer.Message.ID, answer.Answer.ID)
	answer.Message.ID = "msg_1"
	require.Equal(t, `{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[],"stop_reason":null,`+
		`"stop_sequence":null,"usage":{"input_tokens":0,"cache_creation_input_tokens":0,"cache_read_input_tokens":0,`+
		`"output_tokens":0}}`, string(format_message.FormatMessage(answer.Message)))
}
