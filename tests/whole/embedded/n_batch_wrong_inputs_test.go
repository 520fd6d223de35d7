package embedded_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/embedded/read_batch_stream"
)

// What is wrong with a run of several inputs is said, with the input that it is about; nothing is changed by it, and an
// abort ends all of them.
func TestNBatchWrongInputs(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	path := write_long_model.WriteLongModel(t, "llama")
	require.Contains(t, ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q,"extend_param":{"n_batch":9}},null]}`, path),
		"rkllm_init failed with -1: n_batch is 9; it must be 1 to 8, or 0 for 1")
	init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": path, "max_context_len": 8192,
		"extend_param": map[string]any{"enabled_cpus_num": 1, "n_batch": 4}})
	const good = `{"role":"user","input_type":0,"prompt_input":"the quiet river"}`
	const run = `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,%s,%s]}`
	four := "[" + strings.Repeat(good+",", 3) + good + "]"
	for _, row := range []struct{ input, infer, want string }{
		{"[" + good + "," + good + "," + good + "]", "{}", "3 given, but the model was loaded with n_batch 4"},
		{good, "{}", "1 given, but the model was loaded with n_batch 4"},
		{four, `{"mode":2}`, "rkllm_run failed with -1: mode is 2; with n_batch 4 it can only be 0 (generate)"},
		{four, `{"mode":1}`, "rkllm_run failed with -1: mode is 1; with n_batch 4 it can only be 0 (generate)"},
		{four, `{"prompt_cache_params":{"save_prompt_cache":1,"prompt_cache_path":"/tmp/cache"}}`,
			"rkllm_run failed with -1: save_prompt_cache is on; with n_batch 4 there are as many caches, of " +
				"which a file holds one"},
		{strings.Replace(four, good+"]", `{"input_type":0,"prompt_input":"`+strings.Repeat(" word", 9000)+`"}]`, 1),
			"{}",
			"rkllm_run failed with -1: input 3: the prompt has 9002 tokens; max_context_len is 8192, and may be " +
				"up to 65536 with this model"},
		{strings.Replace(four, good, `{"input_type":1,"token_input":{"input_ids":[99999]}}`, 1), "{}",
			"rkllm_run failed with -1: input 0: token_input.input_ids[0] is 99999; this model's tokens are 0 to "},
	} {
		require.Contains(t, ask_daemon.AskDaemon(t, client, run, row.input, row.infer), row.want)
	}
	const sizes, clear = `{"jsonrpc":"2.0","id":2,"method":"rkllm.get_kv_cache_size","params":[null,null]}`,
		`{"jsonrpc":"2.0","id":2,"method":"rkllm.clear_kv_cache","params":[null,0,%s]}`
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":{"cache_sizes":[0,0,0,0]}}`, ask_daemon.AskDaemon(t, client,
		sizes))
	tokens := []string{}
	for i := range 4 {
		tokens = append(tokens, fmt.Sprintf(`{"input_type":1,"token_input":{"input_ids":[1,300%s]}}`,
			strings.Repeat(",301", i)))
	}
	require.Contains(t, ask_daemon.AskDaemon(t, client, run, "["+strings.Join(tokens, ",")+"]", `{"max_new_tokens":3}`),
		`"_callback_state":2`)
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":{"cache_sizes":[4,5,6,7]}}`, ask_daemon.AskDaemon(t, client,
		sizes))
	require.Contains(t, ask_daemon.AskDaemon(t, client, clear, "[0,0],[1,1]"),
		"2 given, but the model was loaded with n_batch 4")
	require.Contains(t, ask_daemon.AskDaemon(t, client, clear, "[0,0,0,0],[1,1,1,1]"),
		"rkllm_clear_kv_cache failed with -1: input 0: no run is paused")
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":{"cache_sizes":[4,5,6,7]}}`, ask_daemon.AskDaemon(t, client,
		sizes))

	send_line.SendLine(t, client, strings.Replace(run, "rkllm.run", "rkllm.run_async", 1), four, "{}")
	read_line.ReadLine(t, client)
	send_line.SendLine(t, client, `{"jsonrpc":"2.0","method":"rkllm.abort"}`)
	_, last := read_batch_stream.ReadBatchStream(t, client, "1", 4)
	require.Less(t, last[0].Perf.GenerateTokens, 4*8000)
	ask_daemon.AskDaemon(t, client, clear, "null,null")
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":{"cache_sizes":[0,0,0,0]}}`, ask_daemon.AskDaemon(t, client,
		sizes))
}
