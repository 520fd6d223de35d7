package bench_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/measure_round_trip"
	"rkllmd/bench/serve_net"
	"rkllmd/tests/support/daemon/wait_for_socket"
)

func TestMeasureRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "net.sock")
	go serve_net.ServeNet(path)
	wait_for_socket.WaitForSocket(t, path)
	const request = `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}` + "\n"
	var stop int32

	latency, err := measure_round_trip.MeasureRoundTrip(path, request, 100, 0, &stop)
	require.NoError(t, err)
	require.Equal(t, 100, latency.Count)
	require.Positive(t, latency.P50)
	require.LessOrEqual(t, latency.P50, latency.P99)
	require.LessOrEqual(t, latency.P99, latency.Max)

	start := time.Now()
	_, err = measure_round_trip.MeasureRoundTrip(path, request, 10, time.Millisecond, &stop)
	require.NoError(t, err)
	require.Greater(t, time.Since(start), 10*time.Millisecond)

	stop = 1
	_, err = measure_round_trip.MeasureRoundTrip(path, request, 10, 0, &stop)
	require.ErrorContains(t, err, "no answer came in time")

	stop = 0
	_, err = measure_round_trip.MeasureRoundTrip(path, "not JSON\n", 10, 0, &stop)
	require.ErrorContains(t, err, path+": the server hung up")
	_, err = measure_round_trip.MeasureRoundTrip(path+"x", request, 10, 0, &stop)
	require.ErrorIs(t, err, unix.ENOENT)
}
