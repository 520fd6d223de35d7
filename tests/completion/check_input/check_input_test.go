package check_input_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/check_input"
	"rkllmd/generation"
)

func TestCheckInput(t *testing.T) {
	text, empty := "a", ""
	turns := []completion.Turn{{Role: "user", Content: "b"}}
	for _, right := range []completion.Input{{Prompt: &text}, {Messages: turns}, {Prompt: &text, Chat: true, Thinking: true}, {Messages: turns, Thinking: true}} {
		require.NoError(t, check_input.CheckInput(right))
	}
	for want, wrong := range map[string]completion.Input{
		`"prompt" is missing`: {}, `both "prompt" and "messages"`: {Prompt: &text, Messages: turns}, `"prompt" is empty`: {Prompt: &empty},
		`"messages" is empty`: {Messages: []completion.Turn{}}, `"thinking" is for conversations`: {Prompt: &text, Thinking: true},
	} {
		err := check_input.CheckInput(wrong)
		require.ErrorContains(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
