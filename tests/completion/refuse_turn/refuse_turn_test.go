package refuse_turn_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/refuse_turn"
)

func TestRefuseTurn(t *testing.T) {
	limiter := &completion.Limiter{PerMinute: 1}
	require.Nil(t, refuse_turn.RefuseTurn(limiter, "a", "%d a minute, wait %.1f s"))
	failure := refuse_turn.RefuseTurn(limiter, "a", "%d a minute, wait %.1f s")
	require.Equal(t, completion.Error{Type: completion.TypeError, Error: completion.ErrorRateLimited, Recoverable: true,
		RecoveryAction: completion.ActionRetry, RetryAfter: failure.RetryAfter, Message: failure.Message}, *failure)
	require.InDelta(t, 60, failure.RetryAfter, 30)
	require.Equal(t, fmt.Sprintf("1 a minute, wait %.1f s", failure.RetryAfter), failure.Message)
	require.Nil(t, refuse_turn.RefuseTurn(limiter, "b", ""), "another client")
	require.Nil(t, refuse_turn.RefuseTurn(&completion.Limiter{}, "a", ""), "no limit")
}
