package jsonrpc_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
)

// The request is the one that docs/protocols/jsonrpc-socket.md prints, and the answers have its form, member by member.
func TestStreamForm(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, map[string]any{"max_new_tokens": 30})
	send_line.SendLine(t, client, "%s", `{
  "jsonrpc": "2.0",
  "id": 123,
  "method": "rkllm.run_async",
  "params": [
    null,
    {
      "role": "user",
      "enable_thinking": false,
      "input_type": 0,
      "prompt_input": "Hello, how are you?"
    },
    {
      "mode": 0,
      "lora_params": null,
      "prompt_cache_params": null,
      "keep_history": 1
    },
    null
  ]
}`)
	stream := read_stream.ReadStream(t, client, "123")

	const number = `\d+(?:\.\d+)?(?:e-?\d+)?`
	form := regexp.MustCompile(`^{"jsonrpc":"2\.0","id":123,"result":{"text":(null|"[^"]*"),"token_id":-?\d+,` +
		`"last_hidden_layer":{"hidden_states":null,"embd_size":\d+,"num_tokens":\d+},` +
		`"logits":{"logits":null,"vocab_size":\d+,"num_tokens":\d+},` +
		`"perf":{"prefill_time_ms":(` + number + `),"prefill_tokens":(\d+),"generate_time_ms":(` + number +
		`),"generate_tokens":(\d+),"memory_usage_mb":(` + number + `)},"_callback_state":([0-3])}}$`)
	tokens := 0
	for i, line := range stream.Lines {
		require.Regexp(t, form, line)
		members := form.FindStringSubmatch(line)
		text, state := members[1], members[7]
		if i == len(stream.Lines)-1 {
			require.Equal(t, "2", state, "FINISH comes last")
			require.Equal(t, "null", text)
			require.Equal(t, "30", members[5], "generated tokens")
			for _, figure := range members[2:7] {
				require.NotEqual(t, "0", figure, "perf is filled: %s", line)
			}
			continue
		}
		require.Contains(t, []string{"0", "1"}, state, "NORMAL, or WAITING within a character, until then")
		require.False(t, state == "0" && strings.Contains(text, "\uFFFD"), "NORMAL has whole characters: %s", line)
		tokens++
	}
	require.Equal(t, 30, tokens, "one message for each token")
	require.NotEmpty(t, stream.Text)

	for _, id := range []string{`-1`, `1.50e3`, `123456789012345678901234567890`, `"a \u00e9 <b>"`, `""`, `null`} {
		send_line.SendLine(t, client, `{"jsonrpc":"2.0","id":%s,"method":"rkllm.run_async","params":[{"prompt_input":"hi"}]}`, id)
		require.NotEmpty(t, read_stream.ReadStream(t, client, id).Text, "the id comes back byte for byte")
	}
}
