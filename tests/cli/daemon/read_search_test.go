package daemon_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_loaded_commands"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/daemon/read_search"
)

func TestReadSearch(t *testing.T) {
	for _, name := range []string{"RKLLMD_HTTP", "RKLLMD_TOKEN_FILE", "RKLLMD_KEEP_ALIVE", "RKLLM_UDS_PATH",
		"RKLLMD_RKLLM_VERSION"} {
		t.Setenv(name, "")
	}
	t.Setenv("RKLLM_LIBRARY", "embedded")
	t.Setenv("RKLLMD_MODELS", "/models")
	command := create_run_command.CreateRunCommand(cli.Embedded{})
	search, err := read_search.ReadSearch(command)
	require.NoError(t, err)
	program, err := os.Executable()
	require.NoError(t, err)
	require.Equal(t, cli.DaemonSearch{Socket: "/tmp/rkllm.sock", Models: "/models", Keep: "5m0s", Program: program,
		Library: cli.LibraryChoice{Path: "embedded", Name: "RKLLM_LIBRARY (--library)"}}, search)
	t.Setenv("RKLLMD_MODELS", "")
	search, err = read_search.ReadSearch(command)
	require.NoError(t, err)
	require.Empty(t, search.Models, "the daemon looks where everybody's models are too")
	t.Setenv("RKLLM_UDS_PATH", "/run/s")
	require.NoError(t, command.ParseFlags([]string{"--http", "unix:///h", "--keep-alive", "3s"}))
	search, err = read_search.ReadSearch(command)
	require.NoError(t, err)
	require.Equal(t, []any{"/run/s", true, "3s", "unix:///h"}, []any{search.Socket, search.Named, search.Keep,
		search.Endpoint.Name})
	for _, flags := range [][]string{{"--http", "ftp://x"}, {"--keep-alive", "soon"}, {"--token-file", "/nowhere"}} {
		command = create_run_command.CreateRunCommand(cli.Embedded{})
		require.NoError(t, command.ParseFlags(flags))
		_, err = read_search.ReadSearch(command)
		require.ErrorIs(t, err, cli.ErrUsage)
		require.ErrorContains(t, err, flags[0])
	}
	search, err = read_search.ReadSearch(create_loaded_commands.CreateLoadedCommands()[0])
	require.NoError(t, err, "ps starts no daemon")
	require.Equal(t, cli.DaemonSearch{Socket: "/run/s", Named: true, Program: program}, search)
}
