package builtin_demo_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/tests/support/ask_daemon"
	"rkllmd/tests/support/connect_client"
	"rkllmd/tests/support/daemon_command"
	"rkllmd/tests/support/start_daemon"
)

// The demo model is inside the program: it answers under the name builtin:demo wherever a model is named, says what it is, and no other
// such name is known.
func TestBuiltinDemo(t *testing.T) {
	require.Less(t, len(demo.Model), 4<<20)
	for question, answer := range map[string]string{
		"What is 3 plus 4?":            "3 plus 4 is 7.\n",
		"How much is 6 times 2?":       "6 times 2 is 12.\n",
		"Count from 3 to 8.":           "3, 4, 5, 6, 7, 8.\n",
		"What is larger, 4 or 17?":     "17 is larger than 4.\n",
		"What comes after Monday?":     "After Monday comes Tuesday.\n",
		"What is the opposite of hot?": "The opposite of hot is cold.\n",
	} {
		output, err := daemon_command.DaemonCommand(t, true, "run", "builtin:demo", question, "--temperature", "0").Output()
		require.NoError(t, err)
		require.Equal(t, answer, string(output), question)
	}
	output, err := daemon_command.DaemonCommand(t, true, "run", "builtin:demo", "Who are you?", "--temperature", "0").Output()
	require.NoError(t, err)
	require.Regexp(t, `(small|tiny) demo model`, string(output))

	output, err = daemon_command.DaemonCommand(t, true, "inspect", "builtin:demo").Output()
	require.NoError(t, err)
	require.Contains(t, string(output), `model       "rkllmd demo", architecture "llama", 2.5 million parameters`)
	output, err = daemon_command.DaemonCommand(t, true, "inspect", "builtin:other").CombinedOutput()
	require.Error(t, err)
	require.Contains(t, string(output), `there is no model "builtin:other", there is builtin:demo`)

	generate := daemon_command.DaemonCommand(t, true, "generate", "builtin:demo")
	generate.Stdin = strings.NewReader(`{"id": 1, "prompt": "What is 3 plus 4?", "temperature": 0}`)
	output, err = generate.Output()
	require.NoError(t, err)
	require.Contains(t, string(output), `"reason":"stop"`)

	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--allowed-root", t.TempDir(), "--log-level", "debug"}})
	client := connect_client.ConnectClient(t, daemon.Path)
	require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":"builtin:none"}]}`),
		`there is no model \"builtin:none\", there is builtin:demo`)
	require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.init","params":[null,{"model_path":"builtin:demo"}]}`), `"result":0`)
	require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":3,"method":"rkllm.destroy","params":[]}`), `"result":0`)
	log, err := os.ReadFile(daemon.Log)
	require.NoError(t, err)
	require.Contains(t, string(log), "tensors from builtin:demo")
	require.NotContains(t, string(log), "/proc/self/fd")
}
