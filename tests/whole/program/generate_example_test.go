package program_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/daemon_command"
)

// The example program answers every question, and the same question in the same way.
func TestGenerateExample(t *testing.T) {
	model := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "llama", 1))
	words := daemon_command.DaemonCommand(t, true).Args
	script := filepath.Join(t.TempDir(), "rkllmd") // the words that start the program, as one
	require.NoError(t, os.WriteFile(script, []byte("#!/bin/sh\nexec '"+strings.Join(words, "' '")+"' \"$@\"\n"), 0o755))
	command := exec.Command("python3", "../../../examples/generate/ask_many.py", model, "One?", "Two?", "One?")
	command.Env = append(os.Environ(), "RKLLMD="+script)
	output, err := command.CombinedOutput()
	require.NoError(t, err, "%s", output)
	for _, arguments := range [][]string{nil, {filepath.Join(t.TempDir(), "none.gguf"), "One?"}} {
		command := exec.Command("python3", append([]string{"../../../examples/generate/ask_many.py"}, arguments...)...)
		command.Env = append(os.Environ(), "RKLLMD="+script)
		failure, err := command.CombinedOutput()
		require.Error(t, err)
		require.NotContains(t, string(failure), "Traceback")
	}
	parts := strings.SplitAfter(string(output), "\n")
	require.Len(t, parts, 7, "%s", output)
	require.Equal(t, "One?\n", parts[0])
	require.Equal(t, "Two?\n", parts[2])
	require.Equal(t, parts[1], parts[5])
	require.NotEqual(t, parts[1], parts[3])
	require.Greater(t, len(parts[3]), 10)
}
