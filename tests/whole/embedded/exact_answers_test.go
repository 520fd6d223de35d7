package embedded_test

import (
	"encoding/json"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/ask_logits"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/embedded/ask_message"
	"rkllmd/tests/whole/embedded/client_with_model"
)

// A daemon that computes exactly gives the same tokens the same logits whatever it has done before, after a restart,
// and behind a prompt cache. What cannot be exact it refuses.
func TestExactAnswers(t *testing.T) {
	model, folder := write_long_model.WriteLongModel(t, "llama"), t.TempDir()
	var tokens []int32
	for i := range int32(40) {
		tokens = append(tokens, 300+i*7%50)
	}
	const run = `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"role":"user","input_type":1,"token_input":{"input_ids":%s,"n_tokens":%d}},` +
		`{"mode":%d,"max_new_tokens":%d,"keep_history":0,"prompt_cache_params":%s}]}`
	const load = `{"jsonrpc":"2.0","id":2,"method":"rkllm.load_prompt_cache","params":[null,%q]}`
	exact, fast := filepath.Join(folder, "exact.cache"), filepath.Join(folder, "fast.cache")
	answers := map[bool]map[string]int{true: {}, false: {}} // by the logits: how often they came
	for i, path := range []string{fast, exact, exact} {
		options := start_daemon.Options{Flags: []string{"--exact"}}
		if i == 0 {
			options.Flags = nil
		}
		client := client_with_model.ClientWithModel(t, options, map[string]any{"model_path": model,
			"max_context_len": 64, "n_keep": 4})
		if i == 2 {
			require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":0}`, ask_daemon.AskDaemon(t, client, load, exact))
		}
		answers[i > 0][ask_logits.AskLogits(t, client, tokens)]++
		for _, before := range []struct{ mode, count, save int }{{0, 39, 1}, {0, 7, 0}, {1, 40, 0}, {2, 20, 0},
			{0, 1, 0}} {
			ids, err := json.Marshal(tokens[:before.count])
			require.NoError(t, err)
			save, err := json.Marshal(map[string]any{"save_prompt_cache": before.save, "prompt_cache_path": path})
			require.NoError(t, err)
			require.Contains(t, ask_daemon.AskDaemon(t, client, run, ids, before.count, before.mode, 5, save),
				`"_callback_state":2`)
			answers[i > 0][ask_logits.AskLogits(t, client, tokens)]++
		}

		message := ask_message.AskMessage(t, client, run, "[300,301,302,303]", 4, 0, 100, "null")
		require.Equal(t, []int{100, 61, 61}[i], message.Result.Perf.GenerateTokens,
			"a full context moves on, or ends the answer")
		if i == 1 {
			require.Contains(t, ask_daemon.AskDaemon(t, client, load, fast),
				"cannot be used: it was computed the fast way, and this model is computed exactly: only a prompt "+
					"cache that was made so can be used")
		}
	}
	require.Len(t, answers[true], 1, "12 times the same")
	require.Greater(t, len(answers[false]), 1,
		"this model's kernels do not tell fast from exact: the test proves nothing")
}
