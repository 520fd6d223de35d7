package relay_test

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/upstream/relay/upstream_time"
)

// What a daemon over an upstream server adds: both are asked in turns, and medians are told.
func BenchmarkCreateUpstreamBackend(b *testing.B) {
	direct := http_address.HTTPAddress(b, start_daemon.StartDaemon(b, start_daemon.Options{Plain: true,
		Flags: []string{"--http", "127.0.0.1:0", "--model", "builtin:demo"}}))
	relayed := http_address.HTTPAddress(b, start_daemon.StartDaemon(b, start_daemon.Options{Plain: true,
		Flags: []string{"--http", "127.0.0.1:0", "--upstream", "http://" + direct + "/v1", "--upstream-model",
			"demo"}}))
	for code := 0; code != http.StatusOK; {
		answer, err := http.Get("http://" + direct + "/readyz")
		require.NoError(b, err)
		require.NoError(b, answer.Body.Close())
		code = answer.StatusCode
	}
	addresses := []string{direct, relayed}
	firsts, tokens := make([][]time.Duration, 2), make([][]time.Duration, 2)
	for b.Loop() {
		for i, address := range addresses {
			first, token := upstream_time.UpstreamTime(b, address)
			firsts[i], tokens[i] = append(firsts[i], first), append(tokens[i], token)
		}
	}
	for i, name := range []string{"direct", "relayed"} {
		slices.Sort(firsts[i])
		slices.Sort(tokens[i])
		b.ReportMetric(float64(firsts[i][len(firsts[i])/2].Microseconds()), name+"-first-µs")
		b.ReportMetric(float64(tokens[i][len(tokens[i])/2].Microseconds()), name+"-token-µs")
	}
}
