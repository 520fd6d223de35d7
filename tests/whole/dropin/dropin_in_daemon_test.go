package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/whole/dropin/dropin_daemon"
	"rkllmd/tests/whole/dropin_library"
)

// The daemon loads the drop-in as it would the vendor's library, by what it finds in the file: two Go runtimes in one
// process, and every call through a real librkllmrt.so of generation C and of D. It streams the same tokens as with its
// embedded runtime.
func TestDropinInDaemon(t *testing.T) {
	prompts := []string{"a warm day", "and the rain", "a warm day"}
	for _, architecture := range []string{"llama", "qwen2"} {
		model := rt_tiny.RtTiny(t, architecture)
		want := dropin_daemon.DropinDaemon(t, model, prompts)
		for _, generation := range []string{"C", "D"} {
			got := dropin_daemon.DropinDaemon(t, model, prompts, "--library", dropin_library.DropinLibrary(t,
				generation))
			require.Equal(t, want, got, "%s %s", architecture, generation)
		}
	}
}
