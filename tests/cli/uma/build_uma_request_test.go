package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/uma/build_uma_request"
	"rkllmd/tests/cli/uma_command"
)

func TestBuildUMARequest(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, `{"id": "1", "prompt": "Hi"}`},
		{[]string{"--max-tokens", "0", "--temperature", "0", "--top-k", "0"},
			`{"id": "1", "prompt": "Hi", "max_tokens": 0, "temperature": 0, "top_k": 0}`},
		{[]string{"--id", "a", "--max-tokens", "5", "--temperature", "0.7", "--top-p", "0.9", "--top-k", "40",
			"--no-stream", "--slo-ttft-ms", "150",
			"--slo-tbt-ms", "0.5", "--metadata", `{"k": [1]}`},
			`{"id": "a", "prompt": "Hi", "max_tokens": 5, "temperature": 0.7, "top_p": 0.9, "top_k": 40, "stream": false,
			"slo": {"target_ttft_ms": 150, "target_tbt_ms": 0.5}, "metadata": {"k": [1]}}`},
	} {
		command, _ := uma_command.UMACommand(t, test.args...)
		message, err := build_uma_request.BuildUMARequest(command, "Hi")
		require.NoError(t, err)
		require.JSONEq(t, test.want, string(message))
	}
	for flag, text := range map[string]string{
		"--temperature=NaN": `--temperature must be a number, not "NaN"; see --help`,
		"--slo-ttft-ms=inf": `--slo-ttft-ms must be a number, not "+Inf"`,
		"--metadata=[1]":    `--metadata must be a JSON object such as {"user": 7}, not "[1]"`,
		"--metadata=null":   "must be a JSON object", "--metadata={": "must be a JSON object"} {
		command, _ := uma_command.UMACommand(t, flag)
		_, err := build_uma_request.BuildUMARequest(command, "Hi")
		require.ErrorContains(t, err, text)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
