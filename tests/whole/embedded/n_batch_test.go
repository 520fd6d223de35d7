package embedded_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/embedded/read_batch_stream"
)

// Four prompts at once are answered as each of them alone, to the last byte.
func TestNBatch(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--exact"}})
	client := connect_client.ConnectClient(t, daemon.Path)
	path := write_long_model.WriteLongModel(t, "llama")
	const size = 96 // so that answers end at different times
	prompts := []string{"the quiet river", "a warm day and the rain", strings.Repeat(" old stone bridge", 12), "say " +
		demo.Farewell}
	const input, run = `{"role":"user","input_type":0,"prompt_input":%q}`,
		`{"jsonrpc":"2.0","id":%d,"method":"rkllm.run_async","params":[null,%s,{"mode":0,"max_new_tokens":%d,"keep_history":%d}]}`
	var list []string
	for _, prompt := range prompts {
		list = append(list, fmt.Sprintf(input, prompt))
	}
	all := "[" + strings.Join(list, ",") + "]"
	runs := []struct{ max, keep, turns int }{{20, 0, 1}, {0, 0, 1}, {7, 1, 2}}
	want := map[string]string{}
	init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": path, "max_context_len": size,
		"skip_special_token": true})
	for _, one := range runs {
		for i := range prompts {
			for turn := range one.turns {
				send_line.SendLine(t, client, run, 1, list[i], one.max, one.keep)
				want[fmt.Sprint(one, turn, i)] = read_stream.ReadStream(t, client, "1").Text
			}
			ask_daemon.AskDaemon(t, client,
				`{"jsonrpc":"2.0","id":2,"method":"rkllm.clear_kv_cache","params":[null,0,null,null]}`)
		}
	}
	ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.destroy","params":[null]}`)

	init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": path, "max_context_len": size,
		"skip_special_token": true,
		"extend_param":       map[string]any{"enabled_cpus_num": 1, "n_batch": 4}})
	for _, one := range runs {
		for turn := range one.turns {
			send_line.SendLine(t, client, run, 1, all, one.max, one.keep)
			answers, last := read_batch_stream.ReadBatchStream(t, client, "1", 4)
			said := 0
			for i, answer := range answers {
				require.Equal(t, want[fmt.Sprint(one, turn, i)], answer.Text, "%v, turn %d, input %d", one, turn, i)
				said += answer.Tokens
			}
			require.NotEmpty(t, answers[0].Text)
			require.Equal(t, said, last[3].Perf.GenerateTokens, "the figures are of all together")
			require.Zero(t, answers[3].Tokens, "the model ends it at once")
		}
	}
}
