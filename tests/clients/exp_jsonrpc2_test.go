package clients_test

import (
	"context"
	"encoding/json"
	"net"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/exp/jsonrpc2"

	"rkllmd/tests/support/daemon/ask_alone"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
)

func TestExpJSONRPC2(t *testing.T) {
	t.Parallel()
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	model := write_long_model.WriteLongModel(t, "llama")
	expected := ask_alone.AskAlone(t, daemon.Path, model, "the sound of rain", 30)
	for name, framer := range map[string]jsonrpc2.Framer{"Raw": jsonrpc2.RawFramer(),
		"Header": jsonrpc2.HeaderFramer()} {
		t.Run(name, func(t *testing.T) {
			// The library hands requests to the handler in a goroutine of their own, so the texts come over a channel.
			texts := make(chan string, 31)
			handler := jsonrpc2.HandlerFunc(func(_ context.Context, request *jsonrpc2.Request) (any, error) {
				var progress struct{ Value struct{ Text string } }
				err := json.Unmarshal(request.Params, &progress)
				texts <- progress.Value.Text
				return nil, err
			})
			client, err := jsonrpc2.Dial(t.Context(), jsonrpc2.NetDialer("unix", daemon.Path, net.Dialer{}),
				jsonrpc2.ConnectionOptions{Framer: framer, Handler: handler})
			require.NoError(t, err)
			defer client.Close()
			var number int
			require.NoError(t, client.Call(t.Context(), "rkllm.is_running", nil).Await(t.Context(), &number))
			require.Zero(t, number)
			var constants map[string]any
			require.NoError(t, client.Call(t.Context(), "rkllm.get_constants", []any{}).Await(t.Context(), &constants))
			require.NotEmpty(t, constants)
			param := map[string]any{"model_path": model, "top_k": 1, "repeat_penalty": 1,
				"extend_param": map[string]any{"enabled_cpus_num": 1}}
			require.NoError(t, client.Call(t.Context(), "rkllm.init", []any{nil, param, nil}).Await(t.Context(),
				&number))
			input := map[string]any{"role": "user", "input_type": 0, "prompt_input": "the sound of rain"}
			infer := map[string]any{"mode": 0, "max_new_tokens": 30}

			var result struct {
				Text  *string
				State int `json:"_callback_state"`
			}
			require.NoError(t, client.Call(t.Context(), "rkllm.run", []any{nil, input, infer}).Await(t.Context(),
				&result))
			require.Equal(t, expected, *result.Text)
			call := client.Call(t.Context(), "rkllm.run_async", []any{nil, input, infer,
				map[string]any{"partialResultToken": "t"}})
			require.NoError(t, call.Await(t.Context(), &result))
			require.Equal(t, 2, result.State)
			var streamed string
			for range 31 { // one for each token, and FINISH
				streamed += <-texts
			}
			require.Equal(t, expected, streamed)

			require.ErrorContains(t, client.Call(t.Context(), "rkllm.walk", nil).Await(t.Context(), nil),
				"Method not found")
			require.NoError(t, client.Call(t.Context(), "rkllm.destroy", nil).Await(t.Context(), &number))
		})
	}
}
