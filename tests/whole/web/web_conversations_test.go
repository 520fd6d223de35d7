package web_test

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/write_chat_model"
	"rkllmd/tests/whole/web/web_generate"
)

// Conversations with functions, their calls and results, thoughts, parts and other variables, through templates in the
// manner of Qwen's, Llama's, Mistral's, Gemma's and gpt-oss's: the model reads what stands in conversations.txt, token
// by token, because its answer is the one to that text. What a template cannot write is refused.
func TestWebConversations(t *testing.T) {
	blocks, err := os.ReadFile("conversations.txt")
	require.NoError(t, err)
	daemon, address := http_daemon.HTTPDaemon(t, "--exact", "--sequences", "1")
	operator, base := connect_client.ConnectClient(t, daemon.Path), "http://"+address
	families := map[string]int{}
	for number, block := range strings.Split(string(blocks), "\n=== ")[1:] {
		family, rest, _ := strings.Cut(block, "\n")
		members, want, _ := strings.Cut(rest, "\n")
		template, err := os.ReadFile("../jinja/judge/templates/" + family + ".jinja")
		require.NoError(t, err)
		// the day is a variable, so that the prompt is the same every day
		source := strings.ReplaceAll(strings.TrimSuffix(string(template), "\n"), `strftime_now("%Y-%m-%d")`, "today")
		init_tiny_model.InitTinyModel(t, operator, map[string]any{"max_context_len": 1024,
			"model_path": write_chat_model.WriteChatModel(t, source)})
		body := strings.TrimSuffix(members, "}") + `, "max_tokens": 8, "temperature": 0}`
		if reason, refused := strings.CutPrefix(strings.TrimSuffix(want, "\n"), "refused: "); refused {
			code, _, answer := web_post.WebPost(t, base+"/v1/generate", body)
			require.Equal(t, 400, code, members)
			require.Equal(t, reason, answer["error"].(map[string]any)["message"], members)
		} else {
			prompt, err := json.Marshal(want)
			require.NoError(t, err)
			talk := web_generate.WebGenerate(t, base, body)
			text := web_generate.WebGenerate(t, base, fmt.Sprintf(`{"prompt": %s, "max_tokens": 8, "temperature": 0}`,
				prompt))
			require.Equal(t, text["usage"], talk["usage"], "%d: %s", number, want)
			require.Equal(t, text["generated_text"], talk["generated_text"], "%d: %s", number, want)
		}
		families[family]++
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, operator,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.destroy"}`))
	}
	require.Len(t, families, 5)
}
