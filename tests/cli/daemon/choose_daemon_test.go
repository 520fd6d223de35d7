package daemon_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/daemon/choose_daemon"
	"rkllmd/demo/write_tiny_model"
)

func TestChooseDaemon(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "small.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	for _, test := range []struct {
		argument    string
		flags       []string
		model, want string // shared, private or what is wrong
	}{
		{"small", nil, "small", "shared"},
		{"small", []string{"--http", "127.0.0.1:1"}, "small", "shared"},
		{"small", []string{"--exact"}, path, "private"},
		{path, nil, path, "private"},
		{"builtin:demo", nil, "builtin:demo", "private"},
		{path, []string{"--http", "127.0.0.1:1"}, "", "--http is for a daemon that others use too"},
		{"small", []string{"--exact", "--keep-alive", "1s"}, "", "--keep-alive is for a daemon that others use too"},
	} {
		command := create_run_command.CreateRunCommand(cli.Embedded{})
		require.NoError(t, command.ParseFlags(append(test.flags, "--models", folder)))
		model, search, err := choose_daemon.ChooseDaemon(command, test.argument)
		if test.model == "" {
			require.ErrorIs(t, err, cli.ErrUsage)
			require.ErrorContains(t, err, test.want)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.model, model)
		require.Equal(t, test.want == "shared", search != nil)
	}
}
