package commands_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestRunCLI(t *testing.T) {
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
		"rkllm.is_running": {`{"id":ID,"result":0}`},
		"rkllm.destroy":    {`{"id":ID,"error":{"code":-32002,"message":"no model is loaded"}}`},
	})
	none := filepath.Join(t.TempDir(), "none")
	for _, test := range []struct {
		args           []string
		stdin          string
		code           int
		stdout, stderr string
	}{
		{args: nil, stdout: "Usage:"},
		{args: []string{"--help"}, stdout: "Exit codes: 0 done"},
		{args: []string{"help", "run"}, stdout: "rkllmd run MODEL [PROMPT]"},
		{args: []string{"call", "--socket", path, "is_running"}, stdout: "0\n"},
		{args: []string{"call", "--socket", path, "is_running", "-"}, stdin: "[null]", stdout: "0\n"},
		{args: []string{"call", "--socket", path, "destroy"}, code: cli.ExitFailed,
			stderr: "rkllmd call: no model is loaded (error -32002)\n"},
		{args: []string{"call", "--socket", none, "destroy"}, code: cli.ExitFailed,
			stderr: "start one with: rkllmd serve --socket " + none},
		{args: []string{"call"}, code: cli.ExitUsage, stderr: "rkllmd call: the arguments are METHOD"},
		{args: []string{"sreve"}, code: cli.ExitUsage, stderr: `rkllmd: there is no command "sreve"`},
		{args: []string{"serve", "--bad"}, code: cli.ExitUsage,
			stderr: "rkllmd serve: there is no flag --bad; see --help\n"},
		{args: []string{"serve", "--max-clients", "x"}, code: cli.ExitUsage,
			stderr: "--max-clients (RKLLM_MAX_CLIENTS) must be a whole number"},
		{args: []string{"uma", "x", "--max-tokens", "x"}, code: cli.ExitUsage,
			stderr: "rkllmd uma: --max-tokens must be a whole number, not \"x\"; see --help\n"},
		{args: []string{"run", "m", "p", "--temperature", "nan"}, code: cli.ExitUsage,
			stderr: "rkllmd run: --temperature must be a number, not \"NaN\"; see --help\n"},
		{args: []string{"tiny-model", none}, code: cli.ExitFailed,
			stderr: "rkllmd tiny-model: this build has no embedded runtime"},
		{args: []string{"doctor", "--library", "embedded", "--socket", none}, code: cli.ExitFailed,
			stdout: "library: this build has no embedded runtime"},
		{args: []string{"run", "--socket", none, "model", "prompt"}, code: cli.ExitFailed,
			stderr: "rkllmd run: no daemon listens"},
	} {
		t.Run(strings.Join(test.args, " "), func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			code := run_cli.RunCLI(cli.Embedded{}, test.args, strings.NewReader(test.stdin), &stdout, &stderr)
			require.Equal(t, test.code, code, stderr.String())
			require.Contains(t, stdout.String(), test.stdout)
			require.Contains(t, stderr.String(), test.stderr)
			require.Equal(t, test.stderr == "", stderr.Len() == 0)
		})
	}
}
