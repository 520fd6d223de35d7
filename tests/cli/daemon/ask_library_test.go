package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/ask_library"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestAskLibrary(t *testing.T) {
	for _, test := range []struct {
		answer, reason string
	}{
		{answer: `{"id":ID,"result":{"library":{"name":"/l.so","version":"1.2.3","generation":"C","more":1},"enums":{},` +
			`"structures":{"RKLLMParam":{"max_context_len":{"default":700},"max_new_tokens":{"default":-1},` +
			`"model_path":{"required":true},"img_start":{"default":"x"}},"RKLLMInput":{}}}}`},
		{answer: `{"id":ID,"result":{"enums":{}}}`, reason: `names no library: {"enums":{}}`},
		{answer: `{"id":ID,"result":7}`, reason: "names no library: 7"},
		{answer: `{"id":ID,"error":{"code":-32601,"message":"no such method"}}`,
			reason: "no such method (error -32601)"},
	} {
		path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.get_constants": {test.answer}})
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		defer client.Conn.Close()
		library, err := ask_library.AskLibrary(client)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, &cli.ServedLibrary{Name: "/l.so", Version: "1.2.3", Generation: "C", ContextSize: 700,
			AnswerSize: -1}, library)
	}
}
