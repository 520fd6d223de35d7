package embedded_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/embedded/ask_message"
	"rkllmd/tests/whole/embedded/client_with_model"
)

// One daemon saves the cache of a prompt of 1,000 tokens; the next one loads it, and has almost nothing to decode
// before it gives the same answer.
func TestPromptCache(t *testing.T) {
	model, path := write_long_model.WriteLongModel(t, "llama"), filepath.Join(t.TempDir(), "prompt.cache")
	prompt := "the" + strings.Repeat(" quiet river the", 333)
	const run = `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,{"role":"user","input_type":0,"prompt_input":%q},` +
		`{"mode":0,"max_new_tokens":20,"keep_history":0,"prompt_cache_params":%s}]}`
	const load = `{"jsonrpc":"2.0","id":3,"method":"rkllm.load_prompt_cache","params":[null,%q]}`
	const done = `{"jsonrpc":"2.0","id":3,"result":0}`
	save, err := json.Marshal(map[string]any{"save_prompt_cache": 1, "prompt_cache_path": path})
	require.NoError(t, err)

	first := client_with_model.ClientWithModel(t, start_daemon.Options{}, map[string]any{"model_path": model})
	saved := ask_message.AskMessage(t, first, run, prompt, save)
	require.Greater(t, saved.Result.Perf.PrefillTokens, 1000-1)
	require.FileExists(t, path)

	second := client_with_model.ClientWithModel(t, start_daemon.Options{}, map[string]any{"model_path": model})
	require.Equal(t, done, ask_daemon.AskDaemon(t, second, load, path))
	loaded := ask_message.AskMessage(t, second, run, prompt, "null")
	require.Equal(t, 1, loaded.Result.Perf.PrefillTokens)
	require.Equal(t, *saved.Result.Text, *loaded.Result.Text)

	t.Run("until it is released", func(t *testing.T) {
		for _, tokens := range []int{1, 1000} {
			ask_daemon.AskDaemon(t, second, run, "something else", "null")
			again := ask_message.AskMessage(t, second, run, prompt, "null")
			require.Equal(t, *saved.Result.Text, *again.Result.Text)
			require.Equal(t, tokens == 1, again.Result.Perf.PrefillTokens == 1)
			if tokens == 1 {
				require.Contains(t, ask_daemon.AskDaemon(t, second, load, path),
					"is loaded; release it first (rkllm_release_prompt_cache)")
			}
			require.Equal(t, done, ask_daemon.AskDaemon(t, second,
				`{"jsonrpc":"2.0","id":3,"method":"rkllm.release_prompt_cache","params":[null]}`))
		}
	})
	t.Run("refusals", func(t *testing.T) {
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		spoilt := filepath.Join(t.TempDir(), "spoilt")
		require.NoError(t, os.WriteFile(spoilt, content[:len(content)-9], 0o600))
		require.Contains(t, ask_daemon.AskDaemon(t, second, load, spoilt), "cannot be used: the file is cut off: 9 of ")
		content[len(content)/2] ^= 1
		require.NoError(t, os.WriteFile(spoilt, content, 0o600))
		require.Contains(t, ask_daemon.AskDaemon(t, second, load, spoilt),
			"cannot be used: the file is damaged: its checksum is wrong")
		require.Contains(t, ask_daemon.AskDaemon(t, second, load, model), "is not a prompt cache of this runtime")
		onto, err := json.Marshal(map[string]any{"save_prompt_cache": 1, "prompt_cache_path": model})
		require.NoError(t, err)
		require.Contains(t, ask_daemon.AskDaemon(t, second, run, prompt, onto), "it is there and is not a prompt cache")

		other := client_with_model.ClientWithModel(t, start_daemon.Options{}, map[string]any{"model_path": model,
			"max_context_len": 2048})
		require.Contains(t, ask_daemon.AskDaemon(t, other, load, path),
			"it was made with a context of 4096 tokens; this one has 2048")
		other = client_with_model.ClientWithModel(t, start_daemon.Options{}, map[string]any{
			"model_path": write_long_model.WriteLongModel(t, "qwen2")})
		require.Contains(t, ask_daemon.AskDaemon(t, other, load, path),
			`it was made with another model, \"tiny llama with random weights\"`)
	})
}
