package kakeya_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/fail_session"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/faces/series_value"
)

func TestFailSession(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	session := s.Host.Sessions[kakeya_session.KakeyaSession(t, s.Client, 1)]
	require.False(t, fail_session.FailSession(s.Host, session, nil))
	require.False(t, fail_session.FailSession(s.Host, session, generation.ErrClosed))
	require.False(t, session.Closed)
	for kind, err := range map[string]error{kakeya.INV1: engine.ErrCacheLength, kakeya.INV2: engine.ErrCachePosition} {
		session := s.Host.Sessions[kakeya_session.KakeyaSession(t, s.Client, 1)]
		require.True(t, fail_session.FailSession(s.Host, session, fmt.Errorf("%w: %w", generation.ErrFailed, err)))
		require.True(t, session.Closed)
		require.Equal(t, []uint64{1, 1}, []uint64{session.INV1 + session.INV2,
			map[string]uint64{kakeya.INV1: session.INV1, kakeya.INV2: session.INV2}[kind]})
		require.Contains(t, s.Host.Failed, session)
		require.EqualValues(t, 1, series_value.SeriesValue(s.Host.Metrics.Violations, kind))
	}
	require.EqualValues(t, 2, series_value.SeriesValue(s.Host.Metrics.Ended, "failed"))
}
