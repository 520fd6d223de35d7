package kakeya_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/create_host"
	"rkllmd/faces/kakeya/on_session_end"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/tests/support/faces/series_value"
)

func TestOnSessionEnd(t *testing.T) {
	host := create_host.CreateHost(&generation.Hub{}, nil, generation.SessionOptions{}, &exposition.Registry{})
	gone := on_session_end.OnSessionEnd(host)
	for i := range kakeya.MaxFailed + 2 {
		s := &generation.Session{ID: fmt.Sprint(i)}
		host.Sessions[s.ID] = &kakeya.Session{Session: s, Stay: &models.Stay{}}
		gone(s, map[bool]generation.CloseReason{true: generation.ClosedIdle, false: generation.ClosedFailed}[i == 0])
	}
	require.Empty(t, host.Sessions)
	require.Len(t, host.Failed, kakeya.MaxFailed)
	require.Equal(t, "2", host.Failed[0].ID, "the oldest one is forgotten")
	require.EqualValues(t, 1, series_value.SeriesValue(host.Metrics.Evicted, "ttl"))
	gone(&generation.Session{ID: "never seen"}, generation.ClosedFailed)
	for _, s := range host.Failed {
		require.NotNil(t, s)
	}
}
