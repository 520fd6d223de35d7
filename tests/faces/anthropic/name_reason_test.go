package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic/name_reason"
	"rkllmd/generation"
)

func TestNameReason(t *testing.T) {
	for reason, want := range map[generation.Reason]string{generation.ReasonStop: "end_turn",
		generation.ReasonText: "stop_sequence", generation.ReasonLength: "max_tokens",
		generation.ReasonContext: "model_context_window_exceeded"} {
		require.Equal(t, want, name_reason.NameReason(generation.Event{Reason: reason}))
	}
	for reason, want := range map[generation.Reason]string{generation.ReasonStop: "tool_use",
		generation.ReasonCall: "tool_use", generation.ReasonText: "tool_use", generation.ReasonLength: "max_tokens"} {
		require.Equal(t, want, name_reason.NameReason(generation.Event{Reason: reason, Calls: 1}))
	}
}
