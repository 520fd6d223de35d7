// Package dropin_daemon asks the daemon what a program should have got.
package dropin_daemon

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
)

// Answer is what the daemon's embedded runtime says, as the programs print it.
type Answer struct{ Tokens, Text string }

// DropinDaemon starts a daemon with these flags, has it load the model, greedy and for 40 tokens, and returns its
// answers to the prompts, each a turn of its own.
func DropinDaemon(tb testing.TB, model string, prompts []string, flags ...string) (answers []Answer) {
	tb.Helper()
	daemon := start_daemon.StartDaemon(tb, start_daemon.Options{Flags: flags})
	client := connect_client.ConnectClient(tb, daemon.Path)
	init_tiny_model.InitTinyModel(tb, client, map[string]any{"model_path": model, "max_context_len": 512,
		"max_new_tokens": 40})
	for i, prompt := range prompts {
		send_line.SendLine(tb, client, `{"jsonrpc":"2.0","id":%d,"method":"rkllm.run_async","params":[null,`+
			`{"role":"user","input_type":0,"prompt_input":%q},{"mode":0}]}`, i, prompt)
		stream := read_stream.ReadStream(tb, client, fmt.Sprint(i))
		require.Nil(tb, stream.Last.Error)
		answer := Answer{Text: stream.Text}
		for _, line := range stream.Lines[:len(stream.Lines)-1] {
			var message struct {
				Result struct {
					Token int `json:"token_id"`
				}
			}
			require.NoError(tb, json.Unmarshal([]byte(line), &message))
			answer.Tokens += fmt.Sprint(" ", message.Result.Token)
		}
		answer.Tokens = strings.TrimSpace(answer.Tokens)
		answers = append(answers, answer)
	}
	return answers
}
