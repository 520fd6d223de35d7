package kakeya_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/convert_done"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
)

func TestConvertDone(t *testing.T) {
	for reason, want := range map[generation.Reason]kakeyav1.GenerateDone_StopReason{
		generation.ReasonLength:  kakeyav1.GenerateDone_STOP_REASON_MAX_TOKENS,
		generation.ReasonStop:    kakeyav1.GenerateDone_STOP_REASON_EOS,
		generation.ReasonAbort:   kakeyav1.GenerateDone_STOP_REASON_CANCELLED,
		generation.ReasonContext: kakeyav1.GenerateDone_STOP_REASON_TRUNCATED,
	} {
		done := convert_done.ConvertDone(generation.Event{Reason: reason, Timings: generation.Timings{
			Queued: time.Second, Prefill: 250 * time.Millisecond, Total: 3 * time.Second}}, 9).GetDone()
		require.Equal(t, want, done.StopReason)
		require.EqualValues(t, 9, done.GeneratedTokenCount)
		require.Equal(t, []float64{0.25, 2}, []float64{done.PrefillDurationSeconds, done.TotalDurationSeconds},
			"the time in the queue does not count")
	}
}
