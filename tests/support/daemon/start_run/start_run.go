// Package start_run starts a stream.
package start_run

import (
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/send_line"
)

// StartRun sends rkllm.run_async with a number as its id, for at most tokens new tokens (0: what init said).
func StartRun(tb testing.TB, client *connect_client.Client, id int, prompt string, tokens int) {
	tb.Helper()
	send_line.SendLine(tb, client, `{"jsonrpc":"2.0","id":%d,"method":"rkllm.run_async","params":`+
		`[null,{"role":"user","input_type":0,"prompt_input":%q},{"mode":0,"max_new_tokens":%d,"keep_history":0},null]}`,
		id, prompt, tokens)
}
