package jsonrpc_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/support/models/write_long_model"
)

// A client that allows one response for each request asks for the stream as $/progress notifications.
func TestProgressNotifications(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	send_line.SendLine(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q},`+
		`{"partialResultToken":"load"}]}`, write_long_model.WriteLongModel(t, "llama"))
	line := read_line.ReadLine(t, client)
	for ; strings.Contains(line, "progress"); line = read_line.ReadLine(t, client) {
		require.Regexp(t, `^{"jsonrpc":"2\.0","method":"\$/progress","params":{"token":"load","value":{"progress":[01](\.\d+)?}}}$`, line)
	}
	require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, line)
	send_line.SendLine(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.destroy"}`)
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":0}`, read_line.ReadLine(t, client))
	init_tiny_model.InitTinyModel(t, client, nil)

	start_run.StartRun(t, client, 3, "the first day", 10)
	plain := read_stream.ReadStream(t, client, "3")
	const input, infer = `{"role":"user","input_type":0,"prompt_input":"the first day"}`,
		`{"mode":0,"max_new_tokens":10}`
	for i, request := range []string{
		`"rkllm.run_async","params":[null,` + input + `,` + infer + `,{"partialResultToken":%s}]`,
		`"rkllm.run_async","params":{"rkllm_input":` + input + `,"rkllm_infer_params":` + infer +
			`,"partialResultToken":%s}`,
		`"rkllm.run","params":[null,` + input + `,` + infer + `,{"partialResultToken":%s}]`,
	} {
		token := []string{`"a token"`, `7`, `-1.5`}[i]
		send_line.SendLine(t, client, `{"jsonrpc":"2.0","id":9,"method":`+request+`}`, token)
		for _, same := range plain.Lines {
			before, _, _ := strings.Cut(strings.TrimPrefix(same, `{"jsonrpc":"2.0","id":3,"result":`), `"perf"`)
			line = read_line.ReadLine(t, client)
			require.True(t, strings.HasPrefix(line, fmt.Sprintf(
				`{"jsonrpc":"2.0","method":"$/progress","params":{"token":%s,"value":%s`, token, before)), line)
		}
		line = read_line.ReadLine(t, client)
		require.True(t, strings.HasPrefix(line, `{"jsonrpc":"2.0","id":9,"result":{"text":`), line)
		require.True(t, strings.HasSuffix(line, `"_callback_state":2}}`), line)
	}
}
