package dropin_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/whole/dropin/dropin_daemon"
	"rkllmd/tests/whole/dropin/dropin_output"
	"rkllmd/tests/whole/dropin/dropin_program"
)

// A C program, compiled for each generation against facts about the API alone, gets from the drop-in what the daemon
// streams: whole, aborted, paused, as a conversation, from two threads, and is refused what it should be.
func TestDropinC(t *testing.T) {
	models, want := map[string]string{}, map[string]dropin_daemon.Answer{}
	for _, architecture := range []string{"llama", "qwen2"} {
		models[architecture] = rt_tiny.RtTiny(t, architecture)
		want[architecture] = dropin_daemon.DropinDaemon(t, models[architecture], []string{"a warm day"})[0]
	}
	for _, generation := range []string{"C", "D"} {
		command := dropin_program.DropinProgram(t, "c", generation)
		for architecture, model := range models {
			t.Run(architecture+" "+generation, func(t *testing.T) {
				program := append(slices.Clone(command), model)
				got := dropin_output.DropinOutput(t, append(program, "stream", "a warm day")...)
				require.Equal(t, want[architecture], dropin_daemon.Answer{Tokens: got["run-tokens"],
					Text: got["run-text"]})
				require.Equal(t, got["run-tokens"], got["again-tokens"])
				require.Equal(t, architecture == "llama", got["run-tokens"] == got["plain-tokens"],
					"the model's own template is in use")

				for _, scenario := range []string{"refusals", "interrupt", "history", "pairs", "inside"} {
					dropin_output.DropinOutput(t, append(program, scenario)...)
				}
			})
		}
	}
}
