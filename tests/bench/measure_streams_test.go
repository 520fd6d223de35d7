package bench_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/measure_streams"
)

func TestMeasureStreams(t *testing.T) {
	var all sync.WaitGroup
	all.Add(3)
	late := errors.New("late")
	begin := time.Now()
	spent, err := measure_streams.MeasureStreams(3, func(i int) error {
		all.Done()
		all.Wait() // they are there at once, or never
		if i == 1 {
			time.Sleep(10 * time.Millisecond)
			return late
		}
		for end := time.Now().Add(time.Millisecond); time.Now().Before(end); {
		}
		return nil
	})
	require.Equal(t, late.Error(), err.Error())
	require.ErrorIs(t, err, late)
	require.GreaterOrEqual(t, spent.Wall, 10*time.Millisecond, "it waits for the last one")
	require.LessOrEqual(t, spent.Wall, time.Since(begin))
	require.Positive(t, spent.CPU)
}
