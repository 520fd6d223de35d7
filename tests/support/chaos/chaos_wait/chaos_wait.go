// Package chaos_wait waits until a daemon answers.
package chaos_wait

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/chaos_answer"
	"rkllmd/tests/support/chaos/chaos_ask"
)

// ChaosWait returns the answer of that number on that face, as soon as there is a whole one.
func ChaosWait(t testing.TB, place chaos_answer.Place, face string, variant int) (a chaos_answer.Answer) {
	t.Helper()
	require.Eventually(t, func() bool {
		a = chaos_ask.ChaosAsk(place, face, variant)
		return a.End != ""
	}, 2*time.Minute, 100*time.Millisecond, "%s: %+v", face, &a)
	return a
}
