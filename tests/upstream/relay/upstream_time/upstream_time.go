// Package upstream_time measures a stream.
package upstream_time

import (
	"bufio"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// UpstreamTime asks the daemon at address for a stream of a hundred tokens at most, and returns the time to the first
// of them, and from there to the end for each.
func UpstreamTime(tb testing.TB, address string) (first, token time.Duration) {
	tb.Helper()
	begun := time.Now()
	answer, err := http.Post("http://"+address+"/v1/completions", "application/json", strings.NewReader(
		`{"prompt": "Once upon a time", "temperature": 0, "seed": 1, "max_tokens": 100, "stream": true}`))
	require.NoError(tb, err)
	defer answer.Body.Close()
	lines, pieces, done := bufio.NewScanner(answer.Body), 0, false
	for lines.Scan() {
		done = done || lines.Text() == "data: [DONE]"
		if strings.Contains(lines.Text(), `"text":"`) {
			pieces++
		}
		if pieces > 0 && first == 0 {
			first = time.Since(begun)
		}
	}
	require.True(tb, done)
	require.Greater(tb, pieces, 20)
	return first, (time.Since(begun) - first) / time.Duration(pieces-1)
}
