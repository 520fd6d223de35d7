// Package init_tiny_model loads a model.
package init_tiny_model

import (
	"encoding/json"
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/models/write_long_model"
)

// InitTinyModel has the daemon load a tiny llama model: greedy, so that a prompt has one answer, one thread, so that
// tests side by side do not starve each other, a context of 4,096 tokens. param overrides members of RKLLMParam.
func InitTinyModel(tb testing.TB, client *connect_client.Client, param map[string]any) {
	tb.Helper()
	all := map[string]any{
		"max_context_len": 4096, "max_new_tokens": -1, "top_k": 1, "repeat_penalty": 1,
		"extend_param": map[string]any{"enabled_cpus_num": 1},
	}
	maps.Copy(all, param)
	if all["model_path"] == nil {
		all["model_path"] = write_long_model.WriteLongModel(tb, "llama")
	}
	text, err := json.Marshal(all)
	require.NoError(tb, err)
	require.Equal(tb, `{"jsonrpc":"2.0","id":"init","result":0}`,
		ask_daemon.AskDaemon(tb, client, `{"jsonrpc":"2.0","id":"init","method":"rkllm.init","params":[null,%s,null]}`,
			text))
}
