package ollama_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_end"
	"rkllmd/generation"
)

func TestBuildEnd(t *testing.T) {
	now := time.Now()
	answer := &ollama.Answer{Started: now.Add(-time.Second), Loaded: now, Context: []int32{1}, Last: generation.Event{
		Usage:   generation.Usage{Prompt: 3, Generated: 4},
		Timings: generation.Timings{Prefill: 5, FirstToken: 6, Total: 10}}}
	for reason, want := range map[generation.Reason]string{generation.ReasonStop: "stop", generation.ReasonText: "stop",
		generation.ReasonCall: "stop", generation.ReasonLength: "length", generation.ReasonContext: "length"} {
		answer.Last.Reason = reason
		line := build_end.BuildEnd(answer, ollama.Message{Content: "a"})
		require.Equal(t, []any{true, want, []int32{1}}, []any{line.Done, line.DoneReason, line.Context})
		require.GreaterOrEqual(t, line.TotalDuration, time.Second)
		line.TotalDuration = 0
		require.Equal(t, ollama.Figures{LoadDuration: time.Second, PromptEvalCount: 3, PromptEvalDuration: 5,
			EvalCount:    4,
			EvalDuration: 4}, *line.Figures)
	}
}
