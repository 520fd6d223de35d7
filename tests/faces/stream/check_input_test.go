package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/check_input"
	"rkllmd/generation"
)

func TestCheckInput(t *testing.T) {
	text, empty := "a", ""
	talk := conversation.Conversation{Messages: []engine.Message{{Role: "user"}}}
	thinks := talk
	thinks.Thinking = true
	yes, no := true, false
	only := conversation.Conversation{Thinking: true}
	for _, right := range []stream.Input{{Prompt: &text}, {Talk: talk}, {Prompt: &text, Chat: true,
		Talk: only}, {Talk: thinks}, {Prompt: &text, Special: &yes},
		{Prompt: &text, Special: &no}, {Talk: talk, Special: &no}} {
		require.NoError(t, check_input.CheckInput(right))
	}
	for want, wrong := range map[string]stream.Input{
		`"prompt" is missing`: {}, `both "prompt" and "messages"`: {Prompt: &text, Talk: talk},
		`"prompt" is empty`:               {Prompt: &empty},
		`"messages" is empty`:             {Talk: conversation.Conversation{Messages: []engine.Message{}}},
		`"special" is true, but`:          {Talk: talk, Special: &yes},
		`"thinking" is for conversations`: {Prompt: &text, Talk: only},
	} {
		err := check_input.CheckInput(wrong)
		require.ErrorContains(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
