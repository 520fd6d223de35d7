package uma_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/count_targets"
	"rkllmd/generation"
)

func TestCountTargets(t *testing.T) {
	host := &uma.Host{}
	done := generation.Event{Usage: generation.Usage{Generated: 3}, Timings: generation.Timings{
		FirstToken: 100 * time.Millisecond, Total: 300 * time.Millisecond}}
	count_targets.CountTargets(host, &uma.Request{}, done)
	count_targets.CountTargets(host, &uma.Request{SLO: uma.SLO{TTFT: 1, TBT: 1}}, generation.Event{})
	require.Zero(t, host.TTFTTargets.Load()+host.TBTTargets.Load(), "nothing was wished for, or there was no token")
	count_targets.CountTargets(host, &uma.Request{SLO: uma.SLO{TTFT: 100, TBT: 99}}, done)
	count_targets.CountTargets(host, &uma.Request{SLO: uma.SLO{TTFT: 99, TBT: 100}}, done)
	require.Equal(t, []int64{2, 1, 2, 1}, []int64{host.TTFTTargets.Load(), host.TTFTMet.Load(), host.TBTTargets.Load(),
		host.TBTMet.Load()})
}
