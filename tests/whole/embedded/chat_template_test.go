package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/support/models/write_long_model"
)

// rkllm.set_chat_template replaces the template of the model: the prompt becomes system + prefix + text + postfix.
func TestChatTemplate(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": write_long_model.WriteLongModel(t, "qwen3")})
	runs := map[string]read_stream.Stream{}
	for _, step := range []struct{ name, system, prefix, postfix, prompt string }{
		{"none", "", "", "", "sing"},
		{"by template", "be calm .", " ask :", " answer :", " sing"},
		{"by hand", "", "", "", "be calm . ask : sing answer :"},
	} {
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.set_chat_template","params":[null,%q,%q,%q]}`,
			step.system, step.prefix, step.postfix))
		start_run.StartRun(t, client, 2, step.prompt, 15)
		runs[step.name] = read_stream.ReadStream(t, client, "2")
	}
	require.Equal(t, runs["by hand"].Text, runs["by template"].Text)
	require.Equal(t, runs["by hand"].Last.Result.Perf.PrefillTokens, runs["by template"].Last.Result.Perf.PrefillTokens)
	require.NotEqual(t, runs["none"].Text, runs["by template"].Text)
}
