package daemon_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/load_model"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/tests/cli/cli_scripted_daemon"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

func TestLoadModel(t *testing.T) {
	for _, test := range []struct {
		name   string
		script []string
		reason string
	}{
		{"with progress", []string{`{"method":"$/progress","params":{"token":"load","value":{"progress":0.5}}}`,
			`{"method":"$/progress","params":{"token":"load","value":{"progress":1}}}`, `{"id":ID,"result":0}`}, ""},
		{"without", []string{`{"id":ID,"result":0}`}, ""},
		{"refused", []string{`{"id":ID,"error":{"code":-32003,"message":"a model is loaded"}}`},
			"a model is loaded (error -32003)"},
		{"daemon gone", []string{"CLOSE"}, "the connection to the daemon ended"},
	} {
		t.Run(test.name, func(t *testing.T) {
			path, requests := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.init": test.script})
			client, err := open_client.OpenClient(path)
			require.NoError(t, err)
			defer client.Conn.Close()
			var stderr bytes.Buffer
			err = load_model.LoadModel(client, map[string]any{"model_path": "/m.gguf", "top_k": 1}, &stderr)
			if test.reason == "" {
				require.NoError(t, err)
			} else {
				require.ErrorContains(t, err, test.reason)
			}
			require.Empty(t, stderr.String(), "no bar where there is no terminal")
			var request struct{ Params json.RawMessage }
			require.NoError(t, json.Unmarshal([]byte(<-requests), &request))
			require.JSONEq(t, `[null, {"model_path":"/m.gguf","top_k":1}, {"partialResultToken":"load"}]`,
				string(request.Params))
		})
	}
	t.Run("on a terminal", func(t *testing.T) {
		t.Setenv("TERM", "xterm")
		person, program := open_terminal.OpenTerminal(t)
		path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.init": {
			`{"method":"$/progress","params":{"token":"load","value":{"progress":0.5}}}`, `{"id":ID,"result":0}`}})
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		defer client.Conn.Close()
		require.NoError(t, load_model.LoadModel(client, map[string]any{"model_path": "/models/m.gguf"}, program))
		_, err = program.WriteString("loaded")
		require.NoError(t, err)
		terminal_until.TerminalUntil(t, person, "", "\r\x1b[Kloading m.gguf  50% |█", "|\r\x1b[Kloaded")
	})
}
