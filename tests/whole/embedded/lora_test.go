package embedded_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/engine_write_lora"
	"rkllmd/tests/whole/embedded/ask_message"
)

// A client loads two adapters, and each of its runs chooses one, or none, by name: an answer depends on the choice, and
// on nothing that ran before.
func TestLora(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, nil)
	const load = `{"jsonrpc":"2.0","id":1,"method":"rkllm.load_lora","params":[null,{"lora_adapter_path":%q,"lora_adapter_name":%q,"scale":%v}]}`
	for name, seed := range map[string]uint64{"poet": 1, "law": 2} {
		path := engine_write_lora.EngineWriteLora(t, "llama", seed, nil)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, client, load, path, name, 1))
	}
	const run = `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,{"role":"user","input_type":0,"prompt_input":"the quiet river"},` +
		`{"mode":0,"max_new_tokens":20,"keep_history":0,"lora_params":%s}]}`
	texts := map[string]string{}
	for _, name := range []string{"", "poet", "law", "poet", "", "", "law"} {
		params := "null"
		if name != "" {
			params = `{"lora_adapter_name":"` + name + `"}`
		}
		message := ask_message.AskMessage(t, client, run, params)
		require.NotNil(t, message.Result.Text)
		if before, there := texts[name]; there {
			require.Equal(t, before, *message.Result.Text, "adapter %q", name)
		}
		texts[name] = *message.Result.Text
	}
	require.NotEqual(t, texts[""], texts["poet"])
	require.NotEqual(t, texts[""], texts["law"])
	require.NotEqual(t, texts["poet"], texts["law"])

	t.Run("refusals", func(t *testing.T) {
		require.Contains(t, ask_daemon.AskDaemon(t, client, run, `{"lora_adapter_name":"painter"}`),
			`there is no LoRA adapter \"painter\"; loaded are \"`)
		another := engine_write_lora.EngineWriteLora(t, "qwen2", 1, nil)
		for name, want := range map[string]string{
			"poet":  `a LoRA adapter called \"poet\" is loaded already; adapters stay until`,
			"other": `general.architecture is \"qwen2\"; for this model it must be \"llama\"`,
		} {
			require.Contains(t, ask_daemon.AskDaemon(t, client, load, another, name, 1), want)
		}
		require.Contains(t, ask_daemon.AskDaemon(t, client, load, filepath.Join(t.TempDir(), "none.gguf"), "none", 1),
			"no such file or directory")
		require.Contains(t, ask_daemon.AskDaemon(t, client, load, daemon.Log, "log", 1),
			"is not a GGUF LoRA adapter but ")
	})
}
