package uma_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/uma/uma_run"
)

// The client of the command line in the newline protocol, and what it says when the daemon speaks the other one.
func TestUMACLINewline(t *testing.T) {
	path := filepath.Join(t.TempDir(), "uma.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--uma-socket", path, "--uma-protocol",
		"newline", "--uma-max-tokens", "12",
		"--first-message-timeout", "5s"}})
	program := daemon_command.DaemonCommand(t, true).Args
	stdout, stderr, code := uma_run.UMARun(t, program, path, "--protocol", "newline", "Hello")
	require.Regexp(t, `^rkllmd uma: no model is loaded.* \(E_RUNTIME_DECODE\)\n$`, stderr)
	require.Equal(t, []any{"", 1}, []any{stdout, code})
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, daemon.Path), nil)
	text, stderr, code := uma_run.UMARun(t, program, path, "--protocol", "newline", "the old stone bridge")
	require.Equal(t, []any{"", 0}, []any{stderr, code})
	require.Greater(t, len(text), 10)
	pieces, _, _ := uma_run.UMARun(t, program, path, "--protocol", "newline", "--split", "the old stone bridge")
	require.Equal(t, text, pieces)
	metrics, _, _ := uma_run.UMARun(t, program, path, "--protocol", "newline", "--metrics")
	require.Contains(t, metrics, "\n  \"tokens_generated_total\": 24,\n")
	_, stderr, code = uma_run.UMARun(t, program, path, "Hello")
	require.Contains(t, stderr, `begins with "erro", which is not the beginning of a frame`)
	require.Contains(t, stderr, "needs --protocol newline here")
	require.Equal(t, 1, code)
}
