package convert_event_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/convert_event"
	"rkllmd/generation"
)

func TestConvertEvent(t *testing.T) {
	answer := &completion.Answer{Options: completion.Options{Stream: true}}
	require.Equal(t, completion.OperationQueued, convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventQueued, Position: 2}).(completion.Status).Operation)
	require.Equal(t, "a", convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventToken, Token: generation.Token{Text: "a"}}).(completion.Token).Token)
	require.Nil(t, convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventTruncated}))
	require.Equal(t, "a", convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventDone}).(completion.Completion).GeneratedText)
	answer.Options.Stream = false
	require.Nil(t, convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventQueued, Position: 2}))
	require.Nil(t, convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventToken, Token: generation.Token{Text: "b"}}))
	require.Equal(t, "ab", convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventDone}).(completion.Completion).GeneratedText)
}
