package check_socket_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/check_socket"
	"rkllmd/tests/support/cli_scripted_daemon"
)

func TestCheckSocket(t *testing.T) {
	folder := t.TempDir()
	text, stale := filepath.Join(folder, "text"), filepath.Join(folder, "stale")
	require.NoError(t, os.WriteFile(text, nil, 0o600))
	listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: stale})
	require.NoError(t, err)
	listener.SetUnlinkOnClose(false)
	require.NoError(t, listener.Close())
	daemon, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
		"rkllm.get_constants": {`{"id":ID,"result":{"library":{"name":"embedded","version":"1.3.0","generation":"D"}}}`}})
	other, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.get_constants": {"CLOSE"}})
	refusing, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
		"rkllm.get_constants": {`{"id":null,"error":{"code":-32008,"message":"not you"}}`}})
	silent, _ := cli_scripted_daemon.CliScriptedDaemon(t, nil)
	for _, test := range []struct{ path, state, advice string }{
		{"", cli.SocketBlocked, "the socket's path is empty"},
		{filepath.Join(folder, "none"), cli.SocketFree, ""},
		{filepath.Join(folder, "no", "folder"), cli.SocketBlocked, "does not exist: create it"},
		{text, cli.SocketBlocked, text + " exists and is not a socket"},
		{stale, cli.SocketStale, ""},
		{daemon, cli.SocketServing, ""},
		{other, cli.SocketFailing, "what listens on " + other + " does not answer as a daemon does (the connection to the daemon ended"},
		{refusing, cli.SocketFailing, "not you (error -32008)"},
		{silent, cli.SocketFailing, "i/o timeout"},
	} {
		report := &cli.Report{}
		check_socket.CheckSocket(report, test.path)
		require.Equal(t, test.path, report.Socket.Path)
		require.Equal(t, test.state, report.Socket.State, test.path)
		if test.advice == "" {
			require.Empty(t, report.Problems)
			require.Equal(t, test.state == cli.SocketServing, report.Socket.Library != nil)
			continue
		}
		require.Len(t, report.Problems, 1)
		require.Equal(t, "socket", report.Problems[0].About)
		require.Contains(t, report.Problems[0].Advice, test.advice)
	}
}
