package run_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/generation"
	"rkllmd/tests/cli/run/cli_model_options"
)

func TestParseModelOptions(t *testing.T) {
	path, err := filepath.Abs("m.gguf")
	require.NoError(t, err)
	o, err := cli_model_options.CliModelOptions(t, "m.gguf")
	require.NoError(t, err)
	require.Equal(t, generation.ModelOptions{Path: path}, o)
	o, err = cli_model_options.CliModelOptions(t, "m.gguf", "--context", "100", "--sequences", "3", "--queue", "5",
		"--threads", "2", "--exact")
	require.NoError(t, err)
	require.Equal(t, generation.ModelOptions{Path: path, Context: 100, Sequences: 3, Queue: 5, Threads: 2, Exact: true},
		o)
	for _, bad := range []struct {
		args []string
		want string
	}{
		{nil, "the argument is MODEL, but 0 were given; see --help"},
		{[]string{"a", "b"}, "the argument is MODEL, but 2 were given; see --help"},
		{[]string{"./a", "--sequences", "65"},
			"--sequences is 65; it must be 1 to 64, or 0 for the default; see --help"},
		{[]string{"./a", "--context", "-1"},
			`--context (RKLLMD_CONTEXT) must be a whole number from 0 to 1073741824, not "-1"; see --help`},
		{[]string{"./a", "--queue", "-1"}, "--queue is -1; it must be 1 to 1048576, or 0 for the default; see --help"},
		{[]string{"./a", "--threads", "2000"},
			"--threads is 2000; it must be 1 to 1024, or 0 for the default; see --help"},
	} {
		_, err := cli_model_options.CliModelOptions(t, bad.args...)
		require.EqualError(t, err, bad.want)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
