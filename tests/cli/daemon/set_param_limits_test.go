package daemon_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/cli/daemon/set_param_limits"
	"rkllmd/generation"
	"rkllmd/tests/cli/cli_propose"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestSetParamLimits(t *testing.T) {
	whole := cli.Embedded{ProposeContext: cli_propose.CliPropose(generation.ContextChoice{Size: 4096, MadeFor: 32768},
		nil)}
	for _, test := range []struct {
		name     string
		library  string
		embedded cli.Embedded
		context  int
		param    map[string]any
		limits   cli.Limits
	}{
		{"the model's own context", cli.EmbeddedLibrary, whole, 0, map[string]any{"max_context_len": 4096,
			"max_new_tokens": -1},
			cli.Limits{Context: 4096, Full: 4097, MadeFor: 32768, Answer: -1}},
		{"what was asked for", cli.EmbeddedLibrary, whole, 100, map[string]any{"max_context_len": 100,
			"max_new_tokens": -1},
			cli.Limits{Context: 100, Full: 101, MadeFor: 32768, Answer: -1}},
		{"a model that cannot be read here", cli.EmbeddedLibrary, cli.Embedded{ProposeContext: cli_propose.CliPropose(
			generation.ContextChoice{}, errors.New("no"))}, 0,
			map[string]any{"max_new_tokens": -1}, cli.Limits{Context: 512, Full: 513, Answer: -1}},
		{"a program without the embedded runtime", cli.EmbeddedLibrary, cli.Embedded{}, 0,
			map[string]any{"max_new_tokens": -1}, cli.Limits{Context: 512, Full: 513, Answer: -1}},
		{"a vendor's library", "/v.so", whole, 0, map[string]any{}, cli.Limits{Context: 512, Full: 512, Answer: 500}},
		{"a vendor's library, and what was asked for", "/v.so", whole, 2048, map[string]any{"max_context_len": 2048,
			"max_new_tokens": 2048},
			cli.Limits{Context: 2048, Full: 2048, Answer: 2048}},
	} {
		t.Run(test.name, func(t *testing.T) {
			path, _ := cli_scripted_daemon.CliScriptedDaemon(t,
				map[string][]string{"rkllm.get_constants": {`{"id":ID,"result":{"library":{"name":"` + test.library +
					`"},"structures":{"RKLLMParam":{"max_context_len":{"default":512},"max_new_tokens":{"default":500}}}}}`}})
			client, err := open_client.OpenClient(path)
			require.NoError(t, err)
			defer client.Conn.Close()
			param := map[string]any{"model_path": "/m.gguf"}
			test.param["model_path"] = "/m.gguf"
			limits, err := set_param_limits.SetParamLimits(client, param, test.context, 1, test.embedded)
			require.NoError(t, err)
			require.Equal(t, test.param, param)
			require.Equal(t, test.limits, limits)
		})
	}
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.get_constants": {"CLOSE"}})
	client, err := open_client.OpenClient(path)
	require.NoError(t, err)
	defer client.Conn.Close()
	_, err = set_param_limits.SetParamLimits(client, nil, 0, 1, whole)
	require.ErrorContains(t, err, "the connection to the daemon ended")
}
