package begin_answer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/begin_answer"
)

func TestBeginAnswer(t *testing.T) {
	text := "Once"
	answer := begin_answer.BeginAnswer(completion.Input{Prompt: &text}, completion.Options{EchoPrompt: true})
	require.Equal(t, "Once", string(answer.Text))
	require.Regexp(t, "^gen_", answer.ID)
	require.Equal(t, answer.Started, answer.Last)
	require.False(t, answer.Started.IsZero())
	require.Empty(t, begin_answer.BeginAnswer(completion.Input{Prompt: &text}, completion.Options{}).Text)
	require.Empty(t, begin_answer.BeginAnswer(completion.Input{Messages: []completion.Turn{{Role: "user", Content: "a"}}}, completion.Options{EchoPrompt: true}).Text)
}
