package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/whole/dropin/dropin_daemon"
	"rkllmd/tests/whole/dropin/dropin_output"
	"rkllmd/tests/whole/dropin/dropin_program"
)

// A C++ program with two std::threads, each with a model, a run without end and an abort, gets from the drop-in of
// either generation what the daemon streams.
func TestDropinCpp(t *testing.T) {
	model := rt_tiny.RtTiny(t, "llama")
	want := dropin_daemon.DropinDaemon(t, model, []string{"and the rain"})[0]
	for _, generation := range []string{"C", "D"} {
		got := dropin_output.DropinOutput(t, append(dropin_program.DropinProgram(t, "cpp", generation), model,
			"and the rain")...)
		require.Equal(t, want.Tokens, got["run-tokens"])
		require.Equal(t, want.Text, got["run-text"][:len(want.Text)])
	}
}
