package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_input"
	"rkllmd/generation"
)

func TestCheckInput(t *testing.T) {
	text, empty := "a", ""
	turns := []stream.Message{{Role: "user", Content: &empty}}
	for _, right := range []stream.Input{{Prompt: &text}, {Messages: turns}, {Prompt: &text, Chat: true,
		Thinking: true}, {Messages: turns, Thinking: true}} {
		require.NoError(t, check_input.CheckInput(right))
	}
	for want, wrong := range map[string]stream.Input{
		`"prompt" is missing`: {}, `both "prompt" and "messages"`: {Prompt: &text, Messages: turns},
		`"prompt" is empty`:   {Prompt: &empty},
		`"messages" is empty`: {Messages: []stream.Message{}}, `"thinking" is for conversations`: {Prompt: &text,
			Thinking: true},
		`messages[0] has no "content": give its text`: {Messages: []stream.Message{{Role: "user"}}},
	} {
		err := check_input.CheckInput(wrong)
		require.ErrorContains(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
