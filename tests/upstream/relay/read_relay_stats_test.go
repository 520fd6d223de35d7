package relay_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream"
	"rkllmd/upstream/relay/read_relay_stats"
	"rkllmd/utils/turns"
)

func TestReadRelayStats(t *testing.T) {
	s := &upstream.Server{Running: 3, Line: turns.Line{Turns: []*turns.Turn{{}, {}}}}
	stats := read_relay_stats.ReadRelayStats(s)()
	require.Equal(t, []int{3, 2}, []int{stats.Running, stats.Waiting})
}
