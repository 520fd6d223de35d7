package program_test

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/terminal/cli_write_library"
	"rkllmd/tests/whole/program/generate_program"
)

// The demo model is inside the program: it answers under the name builtin:demo wherever a model is named, says what it
// is, and no other such name is known.
func TestBuiltinDemo(t *testing.T) {
	require.Less(t, len(demo.Model), 4<<20)
	questions := []string{"What is 3 plus 4?", "How much is 6 times 2?", "Count from 3 to 8.",
		"What is larger, 4 or 17?", "What comes after Monday?", "What is the opposite of hot?", "Who are you?"}
	answers := []string{"3 plus 4 is 7.", "6 times 2 is 12.", "3, 4, 5, 6, 7, 8.", "17 is larger than 4.",
		"After Monday comes Tuesday.", "The opposite of hot is cold.",
		"I am rkllmd demo, a small demo model. I was trained to show that rkllmd works, and I know very little else."}
	var requests []string
	for id, question := range questions {
		requests = append(requests,
			fmt.Sprintf(`{"id": %d, "prompt": %q, "temperature": 0, "max_tokens": 100}`, id, question))
	}
	events := generate_program.GenerateProgram(t, requests, "builtin:demo")
	require.Len(t, events, len(questions))
	for id, answer := range answers {
		said := ""
		for _, event := range events[strconv.Itoa(id)] {
			text, _ := event["text"].(string)
			said += text
			require.Contains(t, []any{nil, "", "stop"}, event["reason"], "an answer that does not end: %v", event)
		}
		require.Equal(t, answer, said)
	}

	library := cli_write_library.CliWriteLibrary(t, "D", "RKLLM SDK (version: 1.3.0 (")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--allowed-root", t.TempDir(),
		"--log-level", "debug"}})
	for _, test := range []struct {
		args   []string
		code   int
		output string
	}{
		{[]string{"run", "builtin:demo", questions[0], "--temperature", "0"}, 0, answers[0] + "\n"},
		{[]string{"inspect", "builtin:demo"}, 0,
			`model       "rkllmd demo", architecture "llama", 2.5 million parameters`},
		{[]string{"inspect", "builtin:demo"}, 0,
			"A small demo model of the rkllmd project, trained from nothing on generated dialogues about rkllmd."},
		{[]string{"inspect", "builtin:other"}, 1, `there is no model "builtin:other", there is builtin:demo`},
		{[]string{"run", "--library", library, "builtin:demo", "Hello"}, 1,
			`there is no model "builtin:demo": this library has no models inside`},
		{[]string{"call", "init", `[null, {"model_path": "builtin:none"}]`}, 1,
			`there is no model "builtin:none", there is builtin:demo`},
		{[]string{"call", "init", `[null, {"model_path": "builtin:demo", "skip_special_token": true, "top_k": 1}]`}, 0,
			"0\n"},
		{[]string{"call", "run", `[null, {"input_type": 0, "prompt_input": "What is 3 plus 4?"}, {"mode": 0}]`}, 0,
			`{"text":"` + answers[0] + `",`},
		{[]string{"call", "destroy"}, 0, "0\n"},
	} {
		command := daemon_command.DaemonCommand(t, true, test.args...)
		command.Env = append(os.Environ(), "RKLLM_UDS_PATH="+daemon.Path)
		output, err := command.CombinedOutput()
		require.Contains(t, string(output), test.output, test.args)
		require.Equal(t, test.code, command.ProcessState.ExitCode(), "%v: %v: %s", test.args, err, output)
	}
	log, err := os.ReadFile(daemon.Log)
	require.NoError(t, err)
	require.Contains(t, string(log), "tensors from builtin:demo")
	require.NotContains(t, string(log), "/proc/self/fd")
}
