package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/describe_params"
)

func TestDescribeParams(t *testing.T) {
	s := create_server.CreateServer(nil)
	for method, text := range map[string]string{
		"rkllm.get_constants": "rkllm.get_constants takes no arguments",
		"rkllm.abort":         "rkllm.abort takes handle (null or left out)",
		"rkllm.load_lora":     "rkllm.load_lora takes handle (null or left out), lora_adapter",
		"rkllm.run_async": `rkllm.run_async takes handle (null or left out), rkllm_input, rkllm_infer_params, ` +
			`userdata (null, left out or {"partialResultToken": T})`,
	} {
		require.Equal(t, text, describe_params.DescribeParams(s.Methods[method]))
	}
}
