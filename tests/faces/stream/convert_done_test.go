package stream_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/convert_done"
	"rkllmd/generation"
)

func TestConvertDone(t *testing.T) {
	for reason, want := range map[generation.Reason]stream.FinishReason{
		generation.ReasonStop: "stop", generation.ReasonText: "stop", generation.ReasonLength: "length",
		generation.ReasonContext: "length", generation.ReasonAbort: "cancelled",
	} {
		answer := &stream.Answer{ID: "gen_1", Text: []byte("Once"), Thinking: []byte("hm")}
		event := generation.Event{Kind: generation.EventDone, Reason: reason, Seed: 9, Usage: generation.Usage{
			Prompt: 4, Generated: 100},
			Timings: generation.Timings{Queued: time.Millisecond, Prefill: 2 * time.Millisecond,
				FirstToken: 45200 * time.Microsecond, Total: time.Second}}
		message := stream.Completion{Type: "completion", RequestID: "gen_1", GeneratedText: "Once", Thinking: "hm",
			FinishReason: want, Finished: true, Seed: 9,
			Usage: stream.Usage{PromptTokens: 4, CompletionTokens: 100, TotalTokens: 104}}
		require.Equal(t, message, convert_done.ConvertDone(answer, event))
		answer.Options.IncludeTiming = true
		message.Timing = &stream.Timing{QueuedMS: 1, PrefillMS: 2, FirstTokenMS: 45.2, TotalMS: 1000}
		require.Equal(t, message, convert_done.ConvertDone(answer, event))
	}
	failed := convert_done.ConvertDone(&stream.Answer{ID: "gen_2", Text: []byte("On")},
		generation.Event{Reason: generation.ReasonError, Err: generation.ErrClosed})
	require.Equal(t, stream.ErrorModelLoading, failed.(stream.Error).Error)
	require.Equal(t, "On", *failed.(stream.Error).GeneratedText)
}
