package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/extract_named_params"
)

func TestExtractNamedParams(t *testing.T) {
	s := create_server.CreateServer(nil)
	run := s.Methods["rkllm.run"]
	t.Run("by the header's names", func(t *testing.T) {
		args := make([]json.RawMessage, 4)
		token, err := extract_named_params.ExtractNamedParams(run, json.RawMessage(
			`{"rkllm_infer_params":{"mode":0},"handle":null,"rkllm\u005finput":{"b":2},"partialResultToken":"T"}`),
			args)
		require.Nil(t, err)
		require.Equal(t, `"T"`, string(token))
		require.Equal(t, []json.RawMessage{nil, json.RawMessage(`{"b":2}`), json.RawMessage(`{"mode":0}`), nil}, args)
		token, err = extract_named_params.ExtractNamedParams(run, json.RawMessage(`{"partialResultToken":null}`), args)
		require.Nil(t, err)
		require.Nil(t, token, "as good as left out")
	})
	t.Run("given twice", func(t *testing.T) {
		for params, name := range map[string]string{
			`{"rkllm_input":1,"rkllm_input":1}`:                                    "rkllm_input",
			`{"rkllm_input":null,"rkllm_input":1}`:                                 "rkllm_input",
			`{"partialResultToken":null,"rkllm_input":1,"partialResultToken":"T"}`: "partialResultToken",
		} {
			_, err := extract_named_params.ExtractNamedParams(run, json.RawMessage(params), make([]json.RawMessage, 4))
			require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: "Invalid params: " + name +
				": is given twice"}, err)
		}
	})
	t.Run("unknown name", func(t *testing.T) {
		_, err := extract_named_params.ExtractNamedParams(s.Methods["rkllm.load_lora"], json.RawMessage(`{"lora":{}}`),
			make([]json.RawMessage, 2))
		require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
			Message: `Invalid params: unknown argument "lora"; rkllm.load_lora takes handle (null or left out), lora_adapter`}, err)
	})
	t.Run("progress of a method that has none", func(t *testing.T) {
		_, err := extract_named_params.ExtractNamedParams(s.Methods["rkllm.abort"],
			json.RawMessage(`{"partialResultToken":1}`), make([]json.RawMessage, 1))
		require.Equal(t, `Invalid params: unknown argument "partialResultToken"; rkllm.abort takes handle (null or left out)`, err.Message)
	})
}
