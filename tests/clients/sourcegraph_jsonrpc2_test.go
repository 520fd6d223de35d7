package clients_test

import (
	"context"
	"encoding/json"
	"net"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_alone"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
)

func TestSourcegraphJSONRPC2(t *testing.T) {
	t.Parallel()
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	model := write_long_model.WriteLongModel(t, "llama")
	expected := ask_alone.AskAlone(t, daemon.Path, model, "the sound of rain", 30)
	for _, name := range []string{"PlainObject", "VSCode"} {
		t.Run(name, func(t *testing.T) {
			socket, err := net.Dial("unix", daemon.Path)
			require.NoError(t, err)
			stream := jsonrpc2.NewPlainObjectStream(socket)
			if name == "VSCode" {
				stream = jsonrpc2.NewBufferedStream(socket, jsonrpc2.VSCodeObjectCodec{})
			}
			var streamed string
			client := jsonrpc2.NewConn(t.Context(), stream, jsonrpc2.HandlerWithError(
				func(_ context.Context, _ *jsonrpc2.Conn, request *jsonrpc2.Request) (any, error) {
					var progress struct{ Value struct{ Text string } }
					err := json.Unmarshal(*request.Params, &progress)
					streamed += progress.Value.Text
					return nil, err
				}))
			defer client.Close()
			var number int
			require.NoError(t, client.Call(t.Context(), "rkllm.is_running", nil, &number))
			require.Zero(t, number)
			var constants map[string]any
			require.NoError(t, client.Call(t.Context(), "rkllm.get_constants", []any{}, &constants))
			require.NotEmpty(t, constants)
			param := map[string]any{"model_path": model, "top_k": 1, "repeat_penalty": 1,
				"extend_param": map[string]any{"enabled_cpus_num": 1}}
			require.NoError(t, client.Call(t.Context(), "rkllm.init", []any{nil, param, nil}, &number))
			input := map[string]any{"role": "user", "input_type": 0, "prompt_input": "the sound of rain"}
			infer := map[string]any{"mode": 0, "max_new_tokens": 30}

			var result struct {
				Text  *string
				State int `json:"_callback_state"`
			}
			require.NoError(t, client.Call(t.Context(), "rkllm.run", []any{nil, input, infer}, &result))
			require.Equal(t, expected, *result.Text)
			require.NoError(t, client.Call(t.Context(), "rkllm.run_async",
				[]any{nil, input, infer, map[string]any{"partialResultToken": "t"}}, &result))
			require.Equal(t, 2, result.State)
			require.Equal(t, expected, streamed)

			// Without the progress messages this client takes the first result and drops the others; nothing else
			// suffers.
			require.NoError(t, client.Call(t.Context(), "rkllm.run_async", []any{nil, input, infer, nil}, &result))
			require.Zero(t, result.State)
			require.NoError(t, client.Call(t.Context(), "rkllm.run", []any{nil, input, infer}, &result))
			require.Equal(t, expected, *result.Text)
			var failure *jsonrpc2.Error
			require.ErrorAs(t, client.Call(t.Context(), "rkllm.walk", nil, nil), &failure)
			require.Equal(t, int64(jsonrpc2.CodeMethodNotFound), failure.Code)
			require.NoError(t, client.Call(t.Context(), "rkllm.destroy", nil, &number))
		})
	}
}
