package uma_test

import (
	"bytes"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/uma/uma_refused"
	"rkllmd/tests/whole/uma/uma_run"
)

// The client of the command line: an answer in every form, however the request is cut; what is refused; Ctrl-C, which
// ends one request and no other; metrics.
func TestUMACLI(t *testing.T) {
	path := filepath.Join(t.TempDir(), "uma.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--uma-socket", path, "--sequences", "2",
		"--exact"}})
	program := daemon_command.DaemonCommand(t, true).Args
	client := connect_client.ConnectClient(t, daemon.Path)
	ask := []string{"the old stone bridge", "--max-tokens", "12"}
	for _, test := range []struct{ path, text string }{
		{path, `^rkllmd uma: no model is loaded: load one by rkllm.init .* \(E_RUNTIME_DECODE\)\n$`},
		{path + "x", `^rkllmd uma: no daemon listens on .*; start one with: rkllmd serve --uma-socket `},
		{daemon.Path, `^rkllmd uma: what comes from the daemon is no event, but .*jsonrpc.*: a UMA socket is what `},
	} {
		uma_refused.UMARefused(t, program, test.path, 1, test.text, ask...)
	}
	init_tiny_model.InitTinyModel(t, client, map[string]any{"max_context_len": 1 << 16})

	text, stderr, code := uma_run.UMARun(t, program, path, ask...)
	require.Zero(t, code, stderr)
	require.Regexp(t, `^answer 12 tokens in .*; first text after .*; ended by length\n$`, stderr)
	require.Greater(t, len(text), 10)
	for size := range 6 {
		split := []string{fmt.Sprintf("--split=%d", 1+size), "--no-stream"}
		whole, stderr, _ := uma_run.UMARun(t, program, path, append(split, ask...)...)
		require.Equal(t, text, whole, stderr)
	}
	events, stderr, code := uma_run.UMARun(t, program, path,
		append([]string{"--json", "--id", "seven", "--metadata", `{"k":1}`}, ask...)...)
	require.Equal(t, []any{"", 0}, []any{stderr, code})
	require.Equal(t, strings.Count(events, "\n"), strings.Count(events, `{"id":"seven",`))
	require.Equal(t, strings.Count(events, "\n"), strings.Count(events, `"metadata":{"k":1}}`))
	require.Contains(t, events, `"event":"eos","reason":"length"`)
	uma_refused.UMARefused(t, program, path, 1, `^rkllmd uma: "max_tokens" is 0; it must be 1 or more, or left out `+
		`for as many as the server allows \(E_PROTO_BAD_REQUEST\)\n$`, "--max-tokens", "0", "Hi")
	uma_refused.UMARefused(t, program, path, 2,
		`^rkllmd uma: --max-tokens must be a whole number, not "x"; see --help\n$`, "--max-tokens", "x", "Hi")

	endless := exec.Command(program[0], append(program[1:], "uma", "--socket", path, "the old stone bridge")...)
	var failure bytes.Buffer
	endless.Stderr = &failure
	output, err := endless.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, endless.Start())
	_, err = output.Read(make([]byte, 1))
	require.NoError(t, err)
	require.NoError(t, endless.Process.Signal(unix.SIGINT))
	again, _, _ := uma_run.UMARun(t, program, path, ask...)
	require.Equal(t, text, again, "others are not disturbed")
	require.Error(t, endless.Wait())
	require.Equal(t, 130, endless.ProcessState.ExitCode())
	require.Regexp(t, `^answer \d+ tokens in .*; ended by cancel\n$`, failure.String())
	metrics, _, _ := uma_run.UMARun(t, program, path, "--metrics")
	require.Contains(t, metrics, "\n  \"active_sessions\": 0,\n")
	require.Contains(t, metrics, `"requests_total": 11,`)
	require.Equal(t, `{"jsonrpc":"2.0","id":5,"result":0}`, ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":5,"method":"rkllm.destroy"}`))
	uma_refused.UMARefused(t, program, path, 1, "no model is loaded", ask...)
}
