package run_test

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/cli/run/show_run"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestShowRun(t *testing.T) {
	const finish = `{"id":ID,"result":{"text":null,"_callback_state":2,"perf":{"prefill_time_ms":2,"prefill_tokens":3,"generate_time_ms":4.5,"generate_tokens":5}}}`
	for _, test := range []struct {
		name         string
		script       []string
		want, reason string
	}{
		{"text", []string{`{"id":ID,"result":{"text":"Hel","_callback_state":0}}`,
			`{"id":ID,"result":{"text":null,"_callback_state":1}}`,
			`{"id":ID,"result":{"text":"lo ü","_callback_state":0}}`, finish}, "Hello ü\n", ""},
		{"text that ends a line", []string{`{"id":ID,"result":{"text":"x\n","_callback_state":0}}`, finish}, "x\n", ""},
		{"bytes that are no UTF-8", []string{
			`{"id":ID,"result":{"text":"a\ufffd","_text_base64":"Yf8=","_callback_state":0}}`, finish}, "a\xff\n", ""},
		{"nothing", []string{finish}, "", ""},
		{"an error", []string{`{"id":ID,"result":{"text":"a","_callback_state":0}}`,
			`{"id":ID,"result":{"text":null,"_callback_state":3}}`}, "a", "ended in an error"},
		{"refused", []string{`{"id":ID,"error":{"code":-32002,"message":"no model"}}`}, "", "no model (error -32002)"},
		{"daemon gone", []string{`{"id":ID,"result":{"text":"a","_callback_state":0}}`, "CLOSE"}, "a",
			"the connection to the daemon ended"},
		{"no result", []string{`{"id":ID,"result":5}`}, "", "result of rkllm.run_async"},
	} {
		t.Run(test.name, func(t *testing.T) {
			path, requests := cli_scripted_daemon.CliScriptedDaemon(t,
				map[string][]string{"rkllm.run_async": test.script})
			client, err := open_client.OpenClient(path)
			require.NoError(t, err)
			defer client.Conn.Close()
			var stdout bytes.Buffer
			perf, first, err := show_run.ShowRun(client, "the prompt", &stdout)
			require.Equal(t, test.want, stdout.String())
			require.Equal(t, test.want != "", first > 0)
			if test.reason != "" {
				require.ErrorContains(t, err, test.reason)
				return
			}
			require.NoError(t, err)
			require.Equal(t, 3, perf.PrefillTokens)
			require.Equal(t, strings.Count(strings.Join(test.script, ""), `"_callback_state":0`), perf.Received)
			require.Equal(t, 4.5, perf.GenerateTimeMS)
			var request struct{ Params json.RawMessage }
			require.NoError(t, json.Unmarshal([]byte(<-requests), &request))
			require.JSONEq(t, `[null, {"role":"user","input_type":0,"prompt_input":"the prompt"}, {"mode":0}]`,
				string(request.Params))
		})
	}
	t.Run("an output that is closed aborts the run", func(t *testing.T) {
		path, requests := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
			"rkllm.run_async": {`{"id":ID,"result":{"text":"a","_callback_state":0}}`,
				`{"id":ID,"result":{"text":"b","_callback_state":0}}`, finish}})
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		defer client.Conn.Close()
		reader, writer, err := os.Pipe()
		require.NoError(t, err)
		defer writer.Close()
		require.NoError(t, reader.Close())
		_, _, err = show_run.ShowRun(client, "", writer)
		require.ErrorIs(t, err, cli.ErrClosed)
		require.Contains(t, <-requests, "run_async")
		require.Contains(t, <-requests, "rkllm.abort")
	})
}
