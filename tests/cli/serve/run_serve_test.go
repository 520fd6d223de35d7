package serve_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_serve_command"
	"rkllmd/cli/daemon/call_method"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/cli/serve/run_serve"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/daemon/wait_for_socket"
)

func TestRunServe(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	t.Setenv("RKLLM_LIBRARY", "embedded")
	path := filepath.Join(t.TempDir(), "rkllm.sock")
	t.Setenv("RKLLM_UDS_PATH", path)
	var stderr bytes.Buffer
	command := create_serve_command.CreateServeCommand(cli.Embedded{})
	command.SetErr(&stderr)

	serve := run_serve.RunServe(cli_embedded.CliEmbedded())

	t.Run("wrong usage", func(t *testing.T) {
		require.ErrorIs(t, serve(command, []string{"model.gguf"}), cli.ErrUsage)
		t.Setenv("RKLLM_MAX_CLIENTS", "x")
		require.ErrorIs(t, serve(command, nil), cli.ErrUsage)
	})
	t.Run("a library that is refused", func(t *testing.T) {
		t.Setenv("RKLLM_LIBRARY", os.DevNull)
		require.ErrorContains(t, serve(command, nil), os.DevNull)
		t.Setenv("RKLLM_LIBRARY", "embedded")
		require.ErrorIs(t, run_serve.RunServe(cli.Embedded{})(command, nil), cli.ErrNoRuntime)
	})
	t.Run("a socket that cannot be made", func(t *testing.T) {
		t.Setenv("RKLLM_UDS_PATH", "/nowhere/rkllm.sock")
		require.ErrorContains(t, serve(command, nil), "/nowhere")
	})
	t.Run("a model that is refused", func(t *testing.T) {
		t.Setenv("RKLLMD_MODEL", "/nowhere/model.gguf")
		require.ErrorContains(t, serve(command, nil), "cannot load the model: ")
		require.NoFileExists(t, path)
	})
	t.Run("a model that does not load", func(t *testing.T) {
		garbage := filepath.Join(t.TempDir(), "garbage")
		require.NoError(t, os.WriteFile(garbage, make([]byte, 1000), 0o600))
		t.Setenv("RKLLMD_MODEL", garbage)
		require.ErrorContains(t, serve(command, nil), "cannot load the model: ")
		require.NoFileExists(t, path)
	})
	t.Run("serves until a signal", func(t *testing.T) {
		stderr.Reset()
		ended := make(chan error)
		go func() { ended <- serve(command, nil) }()
		wait_for_socket.WaitForSocket(t, path)
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		defer client.Conn.Close()
		running, err := call_method.CallMethod(client, "rkllm.is_running", nil)
		require.NoError(t, err)
		require.Equal(t, "0", string(running))
		require.NoError(t, unix.Kill(os.Getpid(), unix.SIGTERM))
		require.NoError(t, <-ended)
		require.NoFileExists(t, path)
		require.Contains(t, stderr.String(), "msg=listening socket="+path+" max_clients=128")
		require.Contains(t, stderr.String(), "msg=library path=embedded version=1.3.0 generation=D")
		require.Contains(t, stderr.String(), "msg=stopping signal=terminated")
	})
}
