package process_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_running"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/seam/ask_get_kv_cache_size"
	"rkllmd/tests/isolation/isolation_library"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_stop"
	"rkllmd/tests/isolation/process/isolation_questions"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/start_daemon"
)

func TestAskRunning(t *testing.T) {
	i, handle, room := isolation_load.IsolationLoad(t, "model")
	for _, most := range []int{1, 64} {
		running, calls := ask_running.AskRunning(handle, most)
		require.Equal(t, []int{0, most}, []int{int(running), calls})
	}
	require.Zero(t, ask_get_kv_cache_size.AskGetKvCacheSize(handle, uintptr(room)))
	require.Equal(t, [2]int32{5, 65}, *(*[2]int32)(room), "as many calls of the library")
	p := i.Current
	isolation_stop.IsolationStop(t, p)
	p.Running.Store(isolation.Run + 1)
	running, calls := ask_running.AskRunning(handle, 64)
	require.Equal(t, []int{1, 1}, []int{int(running), calls}, "it does not answer, while a run is on")
	stop_process.StopProcess(p, nil)
	<-p.Gone
	running, calls = ask_running.AskRunning(handle, 64)
	require.Equal(t, []int{0, 1}, []int{int(running), calls}, "the process has ended")
	t.Run("of clients", func(t *testing.T) {
		model := filepath.Join(t.TempDir(), "model")
		require.NoError(t, os.WriteFile(model, []byte("nothing"), 0o600))
		d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library",
			isolation_library.IsolationLibrary(t), "--rkllm-version=1.3.0"}})
		client := connect_client.ConnectClient(t, d.Path)
		require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":`+
			`[null,{"model_path":%q,"extend_param":{"n_batch":2}},null]}`, model), `"result":0`)
		lines, answers := isolation_questions.IsolationQuestions()
		go client.Conn.Write([]byte(lines))
		for _, answer := range answers {
			require.Contains(t, read_line.ReadLine(t, client), answer)
		}
		require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.get_kv_cache_size",`+
			`"params":[null]}`), "[5,990]", "each was one call of the library")
	})
}
