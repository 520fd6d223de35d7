package web_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/web/web_ready"
)

// Conversations and calls of tools over a vendor's library, in a process of its own, whose prompts the daemon writes
// by --chat-template: before every run the library leaves prompts as they are, and nobody may change that.
func TestWebVendorTools(t *testing.T) {
	template := filepath.Join(t.TempDir(), "own.jinja")
	require.NoError(t, os.WriteFile(template, []byte(chat_template.ChatTemplate("qwen3")), 0o600))
	for _, version := range []string{"1.1.4", "1.2.3", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_prepare.ConformancePrepare(t, version)
			conformance_announce.ConformanceAnnounce(t, s, "init", "anything\n", "")
			conformance_announce.ConformanceAnnounce(t, s, "set_chat_template", "handle = the model\n"+
				"system_prompt = \"\"\nprompt_prefix = \"\"\nprompt_postfix = \"\"\n", "")
			d, address := http_daemon.HTTPDaemon(t, "--library", s.Library, "--model", filepath.Join(s.Folder, "model"),
				"--chat-template", template)
			base := "http://" + address
			web_ready.WebReady(t, base)
			run := map[bool]string{true: "run", false: "run_async"}[s.RunAsyncHangs]
			conformance_announce.ConformanceAnnounce(t, s, run, "anything\n", "text Well. <tool\ntoken 1\ncall 0\n"+
				`text _call>\x0a{"name": "clock", "arguments": {"zone": "UTC"}}`+"\ntoken 2\ncall 0\n"+
				`text \x0a</tool_call>`+"\ntoken 3\ncall 0\nperf\ncall 2")
			const talk = `{"messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Time?"}],
				"tools": [{"type": "function", "function": {"name": "clock", "parameters": {"properties": {"zone": {}}}}}]`
			code, _, answer := web_post.WebPost(t, base+"/v1/chat/completions", talk+"}")
			require.Equal(t, 200, code, answer)
			choice := answer["choices"].([]any)[0].(map[string]any)
			require.Equal(t, "tool_calls", choice["finish_reason"])
			message := choice["message"].(map[string]any)
			require.Equal(t, "Well.", message["content"])
			require.Equal(t, map[string]any{"name": "clock", "arguments": `{"zone": "UTC"}`},
				message["tool_calls"].([]any)[0].(map[string]any)["function"])

			code, _, answer = web_post.WebPost(t, base+"/v1/chat/completions", talk+`, "tool_choice": "required"}`)
			require.Equal(t, 400, code, answer)
			require.Contains(t, answer["error"].(map[string]any)["message"], "cannot be made to call a tool")
			if version != "1.1.4" {
				require.Contains(t, ask_daemon.AskDaemon(t, connect_client.ConnectClient(t, d.Path), `{"jsonrpc":"2.0","id":1,"method":`+
					`"rkllm.set_chat_template","params":[null,"","<",">"]}`), "its operator has named the chat template")
			}
		})
	}
}
