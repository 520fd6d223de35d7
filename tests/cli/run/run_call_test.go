package run_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_call_command"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestRunCall(t *testing.T) {
	for _, test := range []struct {
		name   string
		args   []string
		script []string
		want   string
		reason string
	}{
		{"one result", []string{"run"}, []string{`{"id":ID,"result":{"text": "a"}}`}, "{\"text\": \"a\"}\n", ""},
		{"a stream", []string{"run_async", "[]"}, []string{`{"id":ID,"result":{"_callback_state":0}}`,
			`{"id":ID,"result":{"_callback_state":1}}`,
			`{"id":ID,"result":{"_callback_state":2}}`, `{"id":ID,"result":"never read"}`},
			"{\"_callback_state\":0}\n{\"_callback_state\":1}\n{\"_callback_state\":2}\n", ""},
		{"a stream that ends in an error", []string{"run_async"}, []string{`{"id":ID,"result":{"_callback_state":3}}`},
			"{\"_callback_state\":3}\n", "the run ended in an error"},
		{"progress", []string{"init", `{"partialResultToken":"x"}`},
			[]string{`{"method":"$/progress","params":{"token":"x","value":{"progress":0.5}}}`,
				`{"id":ID,"result":0}`}, "{\"progress\":0.5}\n0\n", ""},
		{"an error", []string{"run"}, []string{`{"id":ID,"error":{"code":-32602,"message":"params are wrong"}}`}, "",
			"params are wrong (error -32602)"},
		{"a daemon that goes away", []string{"run"}, []string{"CLOSE"}, "", "the connection to the daemon ended"},
		{"bad progress", []string{"run"}, []string{`{"method":"$/progress","params":5}`}, "",
			"$/progress from the daemon"},
		{"a bad result", []string{"run_async"}, []string{`{"id":ID,"result":5}`}, "5\n", "result of rkllm.run_async"},
	} {
		t.Run(test.name, func(t *testing.T) {
			path, requests := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm." +
				test.args[0]: test.script})
			t.Setenv("RKLLM_UDS_PATH", path)
			var stdout bytes.Buffer
			command := create_call_command.CreateCallCommand()
			command.SetArgs(test.args)
			command.SetOut(&stdout)
			command.SilenceErrors, command.SilenceUsage = true, true
			err := command.Execute()
			require.Equal(t, test.want, stdout.String())
			require.Contains(t, <-requests, `"method":"rkllm.`+test.args[0])
			if test.reason != "" {
				require.ErrorContains(t, err, test.reason)
				return
			}
			require.NoError(t, err)
		})
	}
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.run": {`{"id":ID,"result":0}`}})
	t.Setenv("RKLLM_UDS_PATH", path)
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	defer full.Close()
	command := create_call_command.CreateCallCommand()
	command.SetArgs([]string{"run"})
	command.SetOut(full)
	command.SilenceErrors, command.SilenceUsage = true, true
	require.ErrorContains(t, command.Execute(), "cannot write the answer: ")
	require.ErrorIs(t, command.RunE(command, nil), cli.ErrUsage)
}
