package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/convert_event"
	"rkllmd/generation"
)

func TestConvertEvent(t *testing.T) {
	events := []generation.Event{
		{Kind: generation.EventQueued, Position: 2}, {Kind: generation.EventTruncated},
		{Kind: generation.EventToken, Token: generation.Token{ID: 1, Text: "a"}},
		{Kind: generation.EventToken, Token: generation.Token{ID: 2, Text: " b", Held: true}},
		{Kind: generation.EventToken, Token: generation.Token{ID: 3, Held: true}},
		{Kind: generation.EventToken, Token: generation.Token{ID: 4, Text: "é"}},
		{Kind: generation.EventToken, Token: generation.Token{ID: 5, Text: "c", Held: true}},
		{Kind: generation.EventToken, Token: generation.Token{ID: -1, Text: "\ufffd"}},
		{Kind: generation.EventDone, Reason: generation.ReasonLength, Usage: generation.Usage{Generated: 5}},
	}
	for _, s := range []bool{true, false} {
		answer, counts, texts, all := &stream.Answer{Options: stream.Options{Stream: s}}, []int{}, []string{}, []any{}
		for _, event := range events {
			messages := convert_event.ConvertEvent(answer, event)
			counts, all = append(counts, len(messages)), append(all, messages...)
		}
		for _, message := range all {
			if token, is := message.(stream.Token); is {
				require.Equal(t, len(texts), token.Index)
				texts = append(texts, token.Token)
			}
		}
		require.Equal(t, "a bé"+"c\ufffd", all[len(all)-1].(stream.Completion).GeneratedText)
		if s {
			require.Equal(t, []string{"a", " b", "", "é", "c\ufffd"}, texts, "one for each token")
			require.Equal(t, []int{1, 0, 1, 0, 1, 2, 0, 0, 2}, counts, "what is held back waits")
		} else {
			require.Equal(t, []int{0, 0, 0, 0, 0, 0, 0, 0, 1}, counts)
		}
	}
	t.Run("what was held back was the beginning of a stop text", func(t *testing.T) {
		answer := &stream.Answer{Options: stream.Options{Stream: true}}
		require.Empty(t, convert_event.ConvertEvent(answer, events[3]))
		messages := convert_event.ConvertEvent(answer, generation.Event{Kind: generation.EventDone,
			Reason: generation.ReasonError, Err: generation.ErrFailed})
		require.Equal(t, " b", messages[0].(stream.Token).Token)
		require.Equal(t, " b", *messages[1].(stream.Error).GeneratedText)
	})
}
