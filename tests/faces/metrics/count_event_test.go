package metrics_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/count_event"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
	"rkllmd/tests/support/faces/read_series"
	"rkllmd/tests/support/faces/series_value"
)

func TestCountEvent(t *testing.T) {
	registry := &exposition.Registry{}
	c := create_collectors.CreateCollectors(registry, &generation.Hub{}, web_worker.WebWorker)
	backend := &generation.Backend{Model: generation.ModelInfo{Name: "m", Named: true}}
	count, run, start := count_event.CountEvent(c, "x"), &generation.Run{Backend: backend}, time.Now()
	for i := range 3 {
		count(run, generation.Event{Kind: generation.EventToken, Token: generation.Token{Time: start.Add(
			time.Duration(i) * time.Second)}})
		// the first one of another run
		count(&generation.Run{Backend: backend}, generation.Event{Kind: generation.EventToken,
			Token: generation.Token{Time: start}})
	}
	// no token
	count(run, generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: -1,
		Time: start.Add(time.Hour)}})
	seconds, tokens := read_series.ReadSeries(c.Token, "x", "m")
	require.Equal(t, uint64(2), tokens)
	require.Equal(t, 2.0, seconds)
	count(run, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop})
	_, found := c.Last.Load(run)
	require.False(t, found, "nothing is kept of it")
	require.Equal(t, 1.0, series_value.SeriesValue(c.Ended, "x", "m", "stop"))
}
