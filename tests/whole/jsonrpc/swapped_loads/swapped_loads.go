// Package swapped_loads has a daemon use files while their directory is swapped.
package swapped_loads

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/jsonrpc/swap_paths"
)

// SwappedLoads has a client load a model from a directory under the daemon's only --allowed-root, and save a prompt
// cache there, again and again for so long, while the directory and a link that leads out of the root are exchanged. It
// requires that the model outside is never loaded, that nothing outside is written, and that loads and saves have
// worked, too.
func SwappedLoads(t *testing.T, lasting time.Duration) {
	t.Helper()
	base, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	root, outside := filepath.Join(base, "root"), filepath.Join(base, "outside")
	require.NoError(t, os.MkdirAll(filepath.Join(root, "models"), 0o700))
	require.NoError(t, os.Mkdir(outside, 0o700))
	require.NoError(t, os.Symlink(outside, filepath.Join(root, "away")))
	const foreign = "RKLLMDPC1 and what somebody else has saved"
	for folder, architecture := range map[string]string{filepath.Join(root, "models"): "llama", outside: "qwen2"} {
		model, err := os.ReadFile(write_long_model.WriteLongModel(t, architecture))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(folder, "model.gguf"), model, 0o600))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "cache"), []byte(foreign), 0o600))
	}
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--allowed-root", root, "--log-level",
		"debug"}})
	client := connect_client.ConnectClient(t, daemon.Path)
	require.NoError(t, client.Conn.SetDeadline(time.Now().Add(lasting+3*time.Minute)))
	stop, ended := make(chan struct{}), make(chan struct{})
	go swap_paths.SwapPaths(t, filepath.Join(root, "models"), filepath.Join(root, "away"), stop, ended)
	loads, saves := 0, 0
	end := time.Now().Add(lasting)
	for time.Now().Before(end) || min(loads, saves) == 0 && time.Since(end) < 2*time.Minute { // a busy machine
		line := ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,`+
			`{"model_path":%q,"max_context_len":64,"extend_param":{"enabled_cpus_num":1}},null]}`, root+"/models/model.gguf")
		if !strings.Contains(line, `"result":0`) {
			continue
		}
		loads++
		for range 5 {
			line = ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,`+
				`{"role":"user","input_type":0,"prompt_input":"the"},{"mode":0,"max_new_tokens":1,"prompt_cache_params":`+
				`{"save_prompt_cache":1,"prompt_cache_path":%q}}]}`, root+"/models/cache")
			if strings.Contains(line, `"_callback_state":2`) {
				saves++
			}
		}
		ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":3,"method":"rkllm.destroy"}`)
	}
	close(stop)
	<-ended
	content, err := os.ReadFile(filepath.Join(outside, "cache"))
	require.NoError(t, err)
	assert.Equal(t, foreign, string(content), "the file outside")
	left, err := os.ReadDir(outside)
	require.NoError(t, err)
	assert.Len(t, left, 2, "files outside")
	log, err := os.ReadFile(daemon.Log)
	require.NoError(t, err)
	assert.Zero(t, strings.Count(string(log), "= qwen2"), "llama.cpp has seen the model outside; %d loads", loads)
	assert.Zero(t, strings.Count(string(log), "architecture=qwen2"), "models outside were loaded; %d loads", loads)
	require.Positive(t, loads)
	require.Positive(t, saves)
	t.Logf("%d loads, %d saves in %v", loads, saves, lasting)
}
