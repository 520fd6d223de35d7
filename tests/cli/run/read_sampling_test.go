package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/run/read_sampling"
)

func TestReadSampling(t *testing.T) {
	command, param := create_run_command.CreateRunCommand(cli.Embedded{}), map[string]any{}
	require.NoError(t, read_sampling.ReadSampling(command, param))
	require.Empty(t, param)
	require.NoError(t, command.ParseFlags([]string{"--max-tokens", "5", "--top-k", "4", "--top-p", "0.5",
		"--temperature", "0", "--repeat-penalty", "1.5", "--threads", "3"}))
	require.NoError(t, read_sampling.ReadSampling(command, param))
	require.Equal(t, map[string]any{"max_new_tokens": 5, "top_k": 4, "top_p": float32(0.5), "temperature": float32(0),
		"repeat_penalty": float32(1.5), "extend_param": map[string]any{"enabled_cpus_num": int8(3)}}, param)
	require.NoError(t, command.ParseFlags([]string{"--top-p", "nan"}))
	require.ErrorIs(t, read_sampling.ReadSampling(command, param), cli.ErrUsage)
}
