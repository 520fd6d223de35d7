package stream_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/refuse_turn"
)

func TestRefuseTurn(t *testing.T) {
	limiter := &stream.Limiter{PerMinute: 1}
	require.Nil(t, refuse_turn.RefuseTurn(limiter, "a", "%d a minute, wait %.1f s"))
	failure := refuse_turn.RefuseTurn(limiter, "a", "%d a minute, wait %.1f s")
	require.Equal(t, stream.Error{Type: stream.TypeError, Error: stream.ErrorRateLimited, Recoverable: true,
		RecoveryAction: stream.ActionRetry, RetryAfter: failure.RetryAfter, Message: failure.Message}, *failure)
	require.InDelta(t, 60, failure.RetryAfter, 30)
	require.Equal(t, fmt.Sprintf("1 a minute, wait %.1f s", failure.RetryAfter), failure.Message)
	require.Nil(t, refuse_turn.RefuseTurn(limiter, "b", ""), "another client")
	require.Nil(t, refuse_turn.RefuseTurn(&stream.Limiter{}, "a", ""), "no limit")
}
