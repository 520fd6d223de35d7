// Package scrape_metrics reads metrics as Prometheus does.
package scrape_metrics

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// ScrapeMetrics returns the metrics that a server on the Unix socket path has, by name with labels:
// `session_total{outcome="closed"}`.
func ScrapeMetrics(tb testing.TB, path string) map[string]float64 {
	tb.Helper()
	conn, err := net.Dial("unix", path)
	require.NoError(tb, err)
	defer conn.Close()
	fmt.Fprint(conn, "GET /metrics HTTP/1.0\r\n\r\n")
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	require.NoError(tb, err)
	text, err := io.ReadAll(response.Body)
	require.NoError(tb, err)
	require.Equal(tb, http.StatusOK, response.StatusCode, "%s", text)
	metrics := map[string]float64{}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		at := strings.LastIndexByte(line, ' ')
		require.Positive(tb, at, line)
		metrics[line[:at]], err = strconv.ParseFloat(line[at+1:], 64)
		require.NoError(tb, err, line)
	}
	return metrics
}
