// Package measure_hub measures NATS alone.
package measure_hub

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/bench/measure_times"
	"rkllmd/tests/bench/streams/clock_now"
)

// MeasureHub prints how long a message takes over the server at url, from one client to another one of this process,
// when one comes each step: what is below that nobody can add who uses NATS. 200 messages count, the first ten do not.
func MeasureHub(b *testing.B, url string, step time.Duration) {
	b.Helper()
	var ends [2]*nats.Conn
	for i := range ends {
		end, err := nats.Connect(url)
		require.NoError(b, err)
		defer end.Close()
		ends[i] = end
	}
	came := make(chan int64, 1)
	_, err := ends[1].Subscribe("bench", func(m *nats.Msg) {
		sent, _ := strconv.ParseInt(string(m.Data), 10, 64)
		came <- clock_now.ClockNow() - sent
	})
	require.NoError(b, err)
	require.NoError(b, ends[1].Flush())
	var times []int64
	for i := range 210 {
		time.Sleep(step)
		require.NoError(b, ends[0].Publish("bench", strconv.AppendInt(nil, clock_now.ClockNow(), 10)))
		if took := <-came; i >= 10 {
			times = append(times, took)
		}
	}
	all := measure_times.MeasureTimes(times)
	fmt.Printf("  %-44s %39s %+9.0f %+9.0f  what NATS itself takes\n",
		fmt.Sprintf("one message each %v, over NATS alone", step), "", float64(all.P50)/1e3, float64(all.P99)/1e3)
}
