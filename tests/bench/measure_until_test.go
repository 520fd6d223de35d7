package bench_test

import (
	"errors"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench"
	"rkllmd/bench/measure_until"
	"rkllmd/bench/serve_net"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/wait_for_socket"
)

func TestMeasureUntil(t *testing.T) {
	path := filepath.Join(t.TempDir(), "net.sock")
	go serve_net.ServeNet(path)
	wait_for_socket.WaitForSocket(t, path)

	client := connect_client.ConnectClient(t, path)
	latency, err := measure_until.MeasureUntil(path, bench.IsRunning, time.Millisecond, func() error {
		for start := time.Now(); time.Since(start) < 100*time.Millisecond; {
			ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`)
		}
		return nil
	})
	require.NoError(t, err)
	require.Positive(t, latency.Count)
	require.Positive(t, latency.P50)

	sad := errors.New("sad")
	_, err = measure_until.MeasureUntil(path, bench.IsRunning, 0, func() error { return sad })
	require.Equal(t, sad, err)
	_, err = measure_until.MeasureUntil(path+"x", bench.IsRunning, 0, func() error { return nil })
	require.ErrorIs(t, err, unix.ENOENT)
}
