package daemon_test

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/choose_runtime_folder"
	"rkllmd/cli/daemon/find_daemon"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestFindDaemon(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	front, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
		"rkllm.get_constants": {`{"id":ID,"result":{"http":"unix:///front"}}`}})
	bare, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
		"rkllm.get_constants": {`{"id":ID,"result":{}}`}})
	given := cli.Endpoint{URL: "http://x", Name: "x"}
	endpoint, found, err := find_daemon.FindDaemon(cli.DaemonSearch{Endpoint: given, Socket: front})
	require.NoError(t, err)
	require.True(t, found)
	require.Equal(t, given, endpoint, "what the user says goes first")
	endpoint, found, err = find_daemon.FindDaemon(cli.DaemonSearch{Socket: front})
	require.NoError(t, err)
	require.True(t, found)
	require.Equal(t, "/front", endpoint.Unix)
	_, _, err = find_daemon.FindDaemon(cli.DaemonSearch{Socket: bare, Named: true})
	require.ErrorIs(t, err, daemon.ErrNoFront)
	_, found, err = find_daemon.FindDaemon(cli.DaemonSearch{Socket: bare})
	require.NoError(t, err)
	require.False(t, found, "it has no front-end, and no other one runs")
	folder, err := choose_runtime_folder.ChooseRuntimeFolder()
	require.NoError(t, err)
	listener, err := net.Listen("unix", filepath.Join(folder, daemon.SharedHTTP))
	require.NoError(t, err)
	defer listener.Close()
	for _, socket := range []string{bare, "/nowhere"} {
		endpoint, found, err = find_daemon.FindDaemon(cli.DaemonSearch{Socket: socket})
		require.NoError(t, err)
		require.True(t, found)
		require.Equal(t, filepath.Join(folder, daemon.SharedHTTP), endpoint.Unix)
	}
}
