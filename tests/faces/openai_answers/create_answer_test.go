package openai_answers_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/tests/faces/openai_answer"
)

func TestCreateAnswer(t *testing.T) {
	body := &openai.Body{Model: "m", Stream: true, Count: new(2)}
	body.StreamOptions.IncludeUsage = true
	answer, _ := openai_answer.OpenaiAnswer(body, true)
	require.Regexp(t, "^chatcmpl-", answer.ID)
	require.Equal(t, []any{"m", true, true, true, 2}, []any{answer.Model, answer.Chat, answer.Usage, answer.Events,
		answer.Count})
	require.WithinDuration(t, time.Now(), time.Unix(answer.Created, 0), time.Minute)
	answer, _ = openai_answer.OpenaiAnswer(&openai.Body{}, false)
	require.Regexp(t, "^cmpl-", answer.ID)
	require.Equal(t, answer.ID, answer.Answer.ID)
	require.Equal(t, 1, answer.Count)
}
