package daemon_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_socket"
	"rkllmd/cli/settings/add_setting_flags"
)

func TestFindSocket(t *testing.T) {
	t.Setenv("RKLLM_UDS_PATH", "")
	runtime := t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", runtime)
	service := filepath.Join(t.TempDir(), "s")
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingSocket})
	path, named := find_socket.FindSocket(command, service)
	require.Equal(t, "/tmp/rkllm.sock", path)
	require.False(t, named)
	require.NoError(t, os.WriteFile(service, nil, 0o600))
	path, _ = find_socket.FindSocket(command, service)
	require.Equal(t, "/tmp/rkllm.sock", path, "that is no socket")
	require.NoError(t, os.Remove(service))
	listener, err := net.Listen("unix", service)
	require.NoError(t, err)
	defer listener.Close()
	path, named = find_socket.FindSocket(&cobra.Command{}, service)
	require.Equal(t, service, path)
	require.False(t, named)
	own, err := net.Listen("unix", filepath.Join(runtime, "rkllm.sock"))
	require.NoError(t, err)
	defer own.Close()
	path, named = find_socket.FindSocket(&cobra.Command{}, service)
	require.Equal(t, own.Addr().String(), path, "the user's own service goes before the system's")
	require.False(t, named)
	t.Setenv("RKLLM_UDS_PATH", "/run/s")
	path, named = find_socket.FindSocket(&cobra.Command{}, service)
	require.Equal(t, "/run/s", path)
	require.True(t, named)
	require.NoError(t, command.ParseFlags([]string{"--socket", "/run/t"}))
	path, named = find_socket.FindSocket(command, service)
	require.Equal(t, "/run/t", path)
	require.True(t, named)
}
