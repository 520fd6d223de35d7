package jsonrpc_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/whole/jsonrpc/post_message"
)

// The socket takes a message as the body of a POST as well. What is JSON-RPC's to say has status 200, what is HTTP's
// 400. A run's messages come one by one, and a client that leaves takes its run with it.
func TestHTTPPosts(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	owner := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, owner, map[string]any{"max_context_len": 1 << 16})
	start_run.StartRun(t, owner, 1, "the sound of rain", 30)
	text := read_stream.ReadStream(t, owner, "1").Text
	for message, want := range map[string]string{
		`{"jsonrpc":"2.0","id":"é","method":"rkllm.is_running"}`: `{"jsonrpc":"2.0","id":"é","result":0}`,
		`[{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"},{"jsonrpc":"2.0","id":2,"method":"x"}]`: `[{"jsonrpc":` +
			`"2.0","id":1,"result":0},{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"Method not found"}}]`,
		`{"jsonrpc":"2.0","method":"rkllm.is_running"}`: "",
		`{"a"`: `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error","data":"the message ends ` +
			`in the middle of its JSON text (at byte 4)"}}`,
		`{"jsonrpc":"2.0","id":1,"x":"` + strings.Repeat("x", 3<<20) + `","method":"rkllm.is_running"}`: `{"jsonrpc":` +
			`"2.0","id":1,"result":0}`,
	} {
		response, _ := post_message.PostMessage(t, daemon.Path, "POST", "", message)
		require.Equal(t, http.StatusOK, response.StatusCode)
		require.Equal(t, "application/json", response.Header.Get("Content-Type"))
		body, err := io.ReadAll(response.Body)
		require.NoError(t, err)
		require.Equal(t, want, strings.TrimSuffix(string(body), "\n"))
	}
	for want, request := range map[string][3]string{
		"by POST alone":            {"GET", "", ""},
		"may not use this socket":  {"POST", "Origin: http://a", "{}"},
		"a Content-Length of 0":    {"POST", "", ""},
		"is larger than the limit": {"POST", "", strings.Repeat(" ", 17<<20)},
	} {
		response, _ := post_message.PostMessage(t, daemon.Path, request[0], request[1], request[2])
		require.Equal(t, http.StatusBadRequest, response.StatusCode)
		body, err := io.ReadAll(response.Body)
		require.NoError(t, err)
		require.Contains(t, string(body), want)
	}
	const run = `{"jsonrpc":"2.0","id":7,"method":"%s","params":[null,{"role":"user","input_type":0,` +
		`"prompt_input":"the sound of rain"},{"mode":0,"max_new_tokens":%d,"keep_history":0},null]}`
	for method, least := range map[string]int{"rkllm.run": 1, "rkllm.run_async": 31} {
		response, _ := post_message.PostMessage(t, daemon.Path, "POST", "", fmt.Sprintf(run, method, 30))
		var said strings.Builder
		count := 0
		for lines := bufio.NewScanner(response.Body); lines.Scan(); count++ {
			var message struct{ Result struct{ Text string } }
			require.NoError(t, json.Unmarshal(lines.Bytes(), &message))
			said.WriteString(message.Result.Text)
		}
		require.Equal(t, text, said.String())
		require.GreaterOrEqual(t, count, least)
	}
	response, conn := post_message.PostMessage(t, daemon.Path, "POST", "", fmt.Sprintf(run, "rkllm.run_async", -1))
	_, err := bufio.NewReader(response.Body).ReadString('\n')
	require.NoError(t, err)
	require.NoError(t, conn.Close())
	// Whatever were left of the client that is gone would come before this one, and would not end in time.
	start_run.StartRun(t, owner, 2, "a quiet morning", 50)
	require.Equal(t, 50, read_stream.ReadStream(t, owner, "2").Last.Result.Perf.GenerateTokens)
	require.Equal(t, `{"jsonrpc":"2.0","id":0,"result":0}`,
		ask_daemon.AskDaemon(t, owner, `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`))
}
