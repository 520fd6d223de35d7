package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_messages"
	"rkllmd/generation"
)

func TestCheckMessages(t *testing.T) {
	empty := ""
	right := stream.Message{Role: "assistant", Content: &empty}
	require.NoError(t, check_messages.CheckMessages(nil))
	require.NoError(t, check_messages.CheckMessages([]stream.Message{right, right}))
	err := check_messages.CheckMessages([]stream.Message{right, {Role: "x"}})
	require.EqualError(t, err, `messages[1] has no "content": give its text`)
	require.ErrorIs(t, err, generation.ErrInvalid)
}
