package uma_test

import (
	"bytes"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/tests/cli/cli_until_text"
	"rkllmd/tests/cli/uma/cli_insist"
	"rkllmd/tests/cli/uma_scripted_daemon"
	"rkllmd/tests/support/faces/uma_frame"
)

func TestRunUMA(t *testing.T) {
	t.Setenv(cli.SettingUMAClientProtocol.Env, "")
	x, metrics := uma_frame.UMAFrame(`{"event":"token","text":"x","token_id":5}`),
		uma_frame.UMAFrame(`{"event":"metrics","metrics":{"a":1}}`)
	stop, busy := uma_frame.UMAFrame(`{"event":"eos","reason":"stop"}`),
		uma_frame.UMAFrame(`{"event":"error","code":"E_LIMIT_BUSY","message":"full"}`)
	for _, test := range []struct {
		name, answer   string
		args           []string
		code           int
		stdout, stderr string
	}{
		{"an answer", x + stop, []string{"Hi"}, cli.ExitDone, "x\n", `^answer 1 tokens in .*; ended by stop\n$`},
		{"events", stop, []string{"Hi", "--json"}, cli.ExitDone, stop[4:] + "\n", `^$`},
		{"in pieces", stop, []string{"Hi", "--split"}, cli.ExitDone, "", `ended by stop`},
		{"metrics", metrics, []string{"--metrics"}, cli.ExitDone, "{\n  \"a\": 1\n}\n", `^$`},
		{"metrics as they are", metrics, []string{"--metrics", "--json"}, cli.ExitDone, metrics[4:] + "\n", `^$`},
		{"an error", busy, []string{"Hi"}, cli.ExitFailed, "", `^rkllmd uma: full \(E_LIMIT_BUSY\)\n$`},
		{"no end", x, []string{"Hi"}, cli.ExitFailed, "x",
			`^rkllmd uma: the connection to the daemon ended before the answer did`},
		{"usage", "", []string{"two", "words"}, cli.ExitUsage, "", `quote it`},
		{"nobody", "", []string{"Hi", "--socket", "/none"}, cli.ExitFailed, "",
			`start one with: rkllmd serve --uma-socket /none\n$`},
	} {
		t.Run(test.name, func(t *testing.T) {
			path, _ := uma_scripted_daemon.UMAScriptedDaemon(t, test.answer)
			t.Setenv(cli.SettingUMAClientSocket.Env, path)
			var stdout, stderr bytes.Buffer
			arguments := append([]string{"uma"}, test.args...)
			code := run_cli.RunCLI(cli.Embedded{}, arguments, strings.NewReader(""), &stdout, &stderr)
			require.Equal(t, test.code, code, stderr.String())
			require.Equal(t, test.stdout, stdout.String())
			require.Regexp(t, test.stderr, stderr.String())
		})
	}
	t.Run("newline protocol", func(t *testing.T) {
		path, _ := uma_scripted_daemon.UMAScriptedDaemon(t, "answer\n")
		var stdout bytes.Buffer // the prompt and its newline stand for the frame that the script waits for
		arguments := []string{"uma", "--socket", path, "--protocol", "newline", "\x01\x00\x00\x00"}
		code := run_cli.RunCLI(cli.Embedded{}, arguments, nil, &stdout, io.Discard)
		require.Equal(t, []any{cli.ExitDone, "answer\n"}, []any{code, stdout.String()})
	})
	for name, answers := range map[string][]string{
		"Ctrl-C": {x, stop}, "Ctrl-C, and one that does not wait": {x, x, stop}} {
		t.Run(name, func(t *testing.T) {
			path, messages := uma_scripted_daemon.UMAScriptedDaemon(t, answers...)
			output, code := cli_until_text.CliUntilText(t, cli.Embedded{}, io.Discard, "uma", "--socket", path, "Hi")
			go io.Copy(io.Discard, output)
			require.NoError(t, unix.Kill(os.Getpid(), unix.SIGINT))
			require.Contains(t, <-messages, `"prompt":"Hi"`)
			require.JSONEq(t, `{"event":"cancel","id":"1"}`, <-messages)
			if len(answers) == 2 {
				require.Equal(t, cli.ExitInterrupted, <-code)
			} else {
				require.Equal(t, cli.ExitInterrupted, cli_insist.CliInsist(t, code))
			}
		})
	}
}
