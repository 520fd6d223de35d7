package program_test

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/notice_socket"
	"rkllmd/tests/support/daemon/read_notice"
)

// The service manager makes the sockets, and whoever connects before the daemon is there is served by it. The daemon
// tells it when it serves, what it loads, that it is alive, and when it stops; the sockets stay.
func TestServiceManager(t *testing.T) {
	notices, folder := notice_socket.NoticeSocket(t), t.TempDir()
	config, path, web := filepath.Join(folder, "c"), filepath.Join(folder, "s"), filepath.Join(folder, "h")
	require.NoError(t, os.WriteFile(config, []byte("# settings\nlog-level = warn\nmodels = none\n"), 0o600))
	var files []*os.File
	for _, name := range []string{path, web} {
		listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: name, Net: "unix"})
		require.NoError(t, err)
		defer listener.Close()
		file, err := listener.File()
		require.NoError(t, err)
		defer file.Close()
		files = append(files, file)
	}
	early := connect_client.ConnectClient(t, path)
	daemon := daemon_command.DaemonCommand(t, true, "serve", "--config", config)
	command := exec.Command("sh", append([]string{"-c", `LISTEN_PID=$$ exec "$@"`, "sh"}, daemon.Args...)...)
	command.Env = append(os.Environ(), "LISTEN_FDS=2", "LISTEN_FDNAMES=rkllmd.socket:http", "WATCHDOG_USEC=600000",
		"NOTIFY_SOCKET="+notices.Path)
	command.ExtraFiles, command.Stderr = files, os.Stderr
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(t, command.Start())
	serving := "STATUS=Serving at " + path + ", " + web
	for _, want := range []string{serving, "READY=1", "WATCHDOG=1", "WATCHDOG=1"} {
		require.Equal(t, want, read_notice.ReadNotice(t, notices))
	}
	require.Contains(t, ask_daemon.AskDaemon(t, early, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init",`+
		`"params":[null,{"model_path":"%s"}]}`, config), `"error":`)
	client, err := net.Dial("unix", web)
	require.NoError(t, err)
	require.NoError(t, client.Close())
	for _, want := range []string{serving + "; a model is being loaded",
		serving + "; the last load of a model has failed"} {
		text := "WATCHDOG=1"
		for text == "WATCHDOG=1" {
			text = read_notice.ReadNotice(t, notices)
		}
		require.Equal(t, want, text)
	}
	require.NoError(t, command.Process.Signal(unix.SIGTERM))
	for text := ""; text != "STOPPING=1\nSTATUS=Stopping"; {
		text = read_notice.ReadNotice(t, notices)
	}
	require.NoError(t, command.Wait())
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, left, 3, "the sockets stay, and there are no lock files")
}
