package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai_answers/name_reason"
	"rkllmd/generation"
)

func TestNameReason(t *testing.T) {
	for reason, want := range map[generation.Reason]string{generation.ReasonStop: "stop", generation.ReasonText: "stop",
		generation.ReasonLength: "length", generation.ReasonContext: "length"} {
		require.Equal(t, want, name_reason.NameReason(generation.Event{Reason: reason}))
		if want == "stop" {
			want = "tool_calls"
		}
		require.Equal(t, want, name_reason.NameReason(generation.Event{Reason: reason, Calls: 1}))
	}
}
