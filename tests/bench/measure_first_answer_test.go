package bench_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/measure_first_answer"
	"rkllmd/bench/serve_net"
	"rkllmd/tests/support/daemon/wait_for_socket"
)

func TestMeasureFirstAnswer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "net.sock")
	go serve_net.ServeNet(path)
	wait_for_socket.WaitForSocket(t, path)

	latency, err := measure_first_answer.MeasureFirstAnswer(path,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`+"\n", 20)
	require.NoError(t, err)
	require.Equal(t, 20, latency.Count)
	require.Positive(t, latency.P50)

	_, err = measure_first_answer.MeasureFirstAnswer(path, "not JSON\n", 20)
	require.ErrorContains(t, err, path+": no answer")
	_, err = measure_first_answer.MeasureFirstAnswer(path+"x", "{}\n", 20)
	require.ErrorIs(t, err, unix.ENOENT)
}
