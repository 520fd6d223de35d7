package measure_first_answer_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/measure_first_answer"
	"rkllmd/bench/net_server"
	"rkllmd/tests/support/wait_for_socket"
)

func TestMeasureFirstAnswer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "net.sock")
	go net_server.NetServer(path)
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
