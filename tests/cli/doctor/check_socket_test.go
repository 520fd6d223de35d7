package doctor_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_socket"
	"rkllmd/tests/cli/cli_scripted_daemon"
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
	dying, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
		"rkllm.get_constants": {`{"id":ID,"result":{"library":{"name":"/lib.so"},"isolation":{"deaths":3,` +
			`"reload":"given up: it dies"}}}`}})
	for _, test := range []struct{ path, state, advice string }{
		{"", doctor.SocketBlocked, "the socket's path is empty"},
		{filepath.Join(folder, "none"), doctor.SocketFree, ""},
		{filepath.Join(folder, "no", "folder"), doctor.SocketBlocked, "does not exist: create it"},
		{text, doctor.SocketBlocked, text + " exists and is not a socket"},
		{stale, doctor.SocketStale, ""},
		{daemon, doctor.SocketServing, ""},
		{other, doctor.SocketFailing, "what listens on " + other +
			" does not answer as a daemon does (the connection to the daemon ended"},
		{refusing, doctor.SocketFailing, "not you (error -32008)"},
		{dying, doctor.SocketServing, "the daemon does not load its model again (given up: it dies)"},
		{silent, doctor.SocketFailing, "i/o timeout"},
	} {
		report := &doctor.Report{}
		check_socket.CheckSocket(report, test.path)
		require.Equal(t, test.path, report.Socket.Path)
		require.Equal(t, test.state, report.Socket.State, test.path)
		if test.advice == "" {
			require.Empty(t, report.Problems)
			require.Equal(t, test.state == doctor.SocketServing, report.Socket.Library != nil)
			continue
		}
		require.Len(t, report.Problems, 1)
		require.Equal(t, "socket", report.Problems[0].About)
		require.Contains(t, report.Problems[0].Advice, test.advice)
	}
}
