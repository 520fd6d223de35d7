// Package stream_times measures a stream.
package stream_times

import (
	"bufio"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// StreamTimes posts body to address and returns, in microseconds, how long it took until a line of the answer came that
// has mark in it, and the time between two of them; and how many there were.
func StreamTimes(tb testing.TB, address, body, mark string) (first, between float64, count int) {
	tb.Helper()
	begun := time.Now()
	answer, err := http.Post(address, "application/json", strings.NewReader(body))
	require.NoError(tb, err)
	defer answer.Body.Close()
	require.Equal(tb, 200, answer.StatusCode)
	var started, ended time.Time
	lines := bufio.NewScanner(answer.Body)
	for lines.Scan() {
		if !strings.Contains(lines.Text(), mark) {
			continue
		}
		ended = time.Now()
		if count++; count == 1 {
			started = ended
		}
	}
	require.NoError(tb, lines.Err())
	require.Greater(tb, count, 1)
	return started.Sub(begun).Seconds() * 1e6, ended.Sub(started).Seconds() * 1e6 / float64(count-1), count
}
