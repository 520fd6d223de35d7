package swarm_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/describe_end"
	"rkllmd/generation"
)

func TestDescribeEnd(t *testing.T) {
	for reason, payload := range map[generation.Reason]any{
		generation.ReasonStop:    swarm.ChatEnd{FinishReason: "stop"},
		generation.ReasonText:    swarm.ChatEnd{FinishReason: "stop"},
		generation.ReasonLength:  swarm.ChatEnd{FinishReason: "stop", Cause: "length"},
		generation.ReasonContext: swarm.ChatEnd{FinishReason: "stop", Cause: "length"},
		generation.ReasonAbort:   swarm.Fault{Code: "GENERATION_ABORTED", Message: "the host has aborted the run"},
		generation.ReasonError:   swarm.Fault{Code: "GENERATION_FAILED", Message: "why"},
	} {
		kind := "chat_end"
		if _, failed := payload.(swarm.Fault); failed {
			kind = "error"
		}
		require.Equal(t, swarm.Message{Type: kind, Payload: payload}, describe_end.DescribeEnd(generation.Event{
			Reason: reason, Err: errors.New("why")}))
	}
}
