package bench_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/measure_pipelined"
	"rkllmd/bench/serve_net"
	"rkllmd/tests/support/daemon/wait_for_socket"
)

func TestMeasurePipelined(t *testing.T) {
	path := filepath.Join(t.TempDir(), "net.sock")
	go serve_net.ServeNet(path)
	wait_for_socket.WaitForSocket(t, path)
	const request = `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}` + "\n"

	for _, connections := range []int{1, 4} {
		throughput, err := measure_pipelined.MeasurePipelined(path, request, connections, 16, 10)
		require.NoError(t, err)
		require.Equal(t, connections*16*10, throughput.Requests)
		require.Positive(t, throughput.Wall)
		require.Positive(t, throughput.ClientBusy)
		require.LessOrEqual(t, throughput.ClientBusy, throughput.Wall)
	}

	_, err := measure_pipelined.MeasurePipelined(path, "not JSON\n", 2, 16, 10)
	require.ErrorContains(t, err, path+": the server hung up")
	_, err = measure_pipelined.MeasurePipelined(path+"x", request, 2, 16, 10)
	require.ErrorIs(t, err, unix.ENOENT)
}
