package uma_test

import (
	"fmt"
	"net"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/whole/uma/uma_collect"
	"rkllmd/tests/whole/uma/uma_python"
)

// The daemon with a UMA socket: a client of thirty lines of Python, the same answer with and without a stream, metrics.
func TestUMADaemon(t *testing.T) {
	folder := t.TempDir()
	model, path := filepath.Join(folder, "tiny.gguf"), filepath.Join(folder, "uma.sock")
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "llama", 1))
	start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--model", model, "--exact", "--sequences", "2",
		"--uma-socket", path, "--uma-max-tokens", "15"}})
	client, err := net.Dial("unix", path)
	require.NoError(t, err)
	defer client.Close()
	require.NoError(t, client.SetDeadline(time.Now().Add(5*time.Minute)))
	for _, stream := range []bool{true, false} {
		for id := ""; id == ""; { // until the model is loaded
			again, err := net.Dial("unix", path)
			require.NoError(t, err)
			fmt.Fprint(again, uma_frame.UMAFrame(
				fmt.Sprintf(`{"id": "a", "prompt": "A warm day", "max_tokens": 1.2e1, "stream": %v}`, stream)))
			text, last := uma_collect.UMACollect(t, again)
			again.Close()
			if last["code"] == "E_RUNTIME_DECODE" {
				require.Contains(t, last["message"], "no model is loaded")
				time.Sleep(10 * time.Millisecond)
				continue
			}
			require.Equal(t, "eos", last["event"], last)
			id = last["id"].(string)
			require.Equal(t, text, uma_python.UMAPython(t, path, "A warm day"))
		}
	}
	fmt.Fprint(client, uma_frame.UMAFrame(
		`{"id": "b", "prompt": "Rain", "keep_open": true, "slo": {"target_ttft_ms": 1e9}}`))
	text, last := uma_collect.UMACollect(t, client)
	require.Equal(t, "eos", last["event"])
	require.NotEmpty(t, text)
	fmt.Fprint(client, uma_frame.UMAFrame(`{"type": "metrics"}`))
	metrics := uma_read.UMARead(t, client)
	require.Positive(t, metrics["batch_calls_total"])
	require.Positive(t, metrics["tokens_generated_total"])
	require.EqualValues(t, 1, metrics["slo_ttft_met_total"])
	require.EqualValues(t, 0, metrics["active_sessions"])
	require.Equal(t, metrics["prefill_ms_total"], metrics["metrics"].(map[string]any)["prefill_ms_total"])
	require.Nil(t, uma_read.UMARead(t, client))
}
