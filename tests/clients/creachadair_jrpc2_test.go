package clients_test

import (
	"net"
	"slices"
	"testing"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/channel"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_alone"
	"rkllmd/tests/support/daemon/collect_progress"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
)

func TestCreachadairJRPC2(t *testing.T) {
	t.Parallel()
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	model := write_long_model.WriteLongModel(t, "llama")
	expected := ask_alone.AskAlone(t, daemon.Path, model, "the sound of rain", 30)
	for name, framing := range map[string]channel.Framing{
		"Line": channel.Line, "LSP": channel.LSP, "RawJSON": channel.RawJSON,
	} {
		t.Run(name, func(t *testing.T) {
			socket, err := net.Dial("unix", daemon.Path)
			require.NoError(t, err)
			// The library calls its handler from goroutines, in no order.
			texts := make(chan string, 31)
			client := jrpc2.NewClient(framing(socket, socket), &jrpc2.ClientOptions{
				OnNotify: collect_progress.CollectProgress[*jrpc2.Request](texts),
			})
			defer client.Close()
			var number int
			require.NoError(t, client.CallResult(t.Context(), "rkllm.is_running", nil, &number))
			require.Zero(t, number)
			var constants map[string]any
			require.NoError(t, client.CallResult(t.Context(), "rkllm.get_constants", []any{}, &constants))
			require.NotEmpty(t, constants)
			param := map[string]any{"model_path": model, "top_k": 1, "repeat_penalty": 1,
				"extend_param": map[string]any{"enabled_cpus_num": 1}}
			require.NoError(t, client.CallResult(t.Context(), "rkllm.init", []any{nil, param, nil}, &number))
			input := map[string]any{"role": "user", "input_type": 0, "prompt_input": "the sound of rain"}
			infer := map[string]any{"mode": 0, "max_new_tokens": 30}

			var result struct {
				Text  *string
				State int `json:"_callback_state"`
			}
			require.NoError(t, client.CallResult(t.Context(), "rkllm.run", []any{nil, input, infer}, &result))
			require.Equal(t, expected, *result.Text)
			require.NoError(t, client.CallResult(t.Context(), "rkllm.run_async",
				[]any{nil, input, infer, map[string]any{"partialResultToken": 1}}, &result))
			require.Equal(t, 2, result.State)
			var streamed string
			for range 31 { // one for each token, and FINISH
				streamed += <-texts
			}
			require.Equal(t, slices.Sorted(slices.Values([]byte(expected))),
				slices.Sorted(slices.Values([]byte(streamed))))

			_, err = client.Call(t.Context(), "rkllm.walk", nil)
			require.Equal(t, jrpc2.MethodNotFound, jrpc2.ErrorCode(err))
			responses, err := client.Batch(t.Context(), []jrpc2.Spec{
				{Method: "rkllm.is_running"}, {Method: "rkllm.get_constants", Notify: true},
				{Method: "rkllm.run", Params: []any{nil, input, infer}},
			})
			require.NoError(t, err)
			require.Len(t, responses, 2)
			require.NoError(t, responses[1].UnmarshalResult(&result))
			require.Equal(t, expected, *result.Text)
			require.NoError(t, client.CallResult(t.Context(), "rkllm.destroy", nil, &number))
		})
	}
}
