package clients_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/grpc_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
)

// The example program has a conversation with the demo model, whose words need its own tokenizer and its end token.
func TestGRPCExample(t *testing.T) {
	t.Parallel()
	address := grpc_daemon.GRPCDaemon(t, "builtin:demo", 2048, start_daemon.Options{})
	words := daemon_command.DaemonCommand(t, true).Args
	script := filepath.Join(t.TempDir(), "rkllmd") // the words that start the program, as one
	require.NoError(t, os.WriteFile(script, []byte("#!/bin/sh\nexec '"+strings.Join(words, "' '")+"' \"$@\"\n"), 0o755))
	arguments := []string{"../../examples/grpc/complete.py", "--address", address, "--temperature", "0", "builtin:demo"}
	for i, question := range []string{"Who are you?", "What is 2 plus 3?"} {
		end := []string{"", "<|im_end|>\n"}[i] // of the answer before
		arguments = append(arguments, end+"<|im_start|>user\n"+question+"<|im_end|>\n<|im_start|>assistant\n")
	}
	command := exec.Command("/usr/bin/python3", arguments...)
	command.Env = append(os.Environ(), "RKLLMD="+script, "PYTHONDONTWRITEBYTECODE=1")
	var told strings.Builder
	command.Stderr = &told
	output, err := command.Output()
	require.NoError(t, err, told.String())
	answers := strings.Split(strings.TrimSpace(string(output)), "\n")
	require.Len(t, answers, 2, "%s", output)
	require.Contains(t, answers[0], "demo model")
	require.Contains(t, answers[1], "5")
	require.NotContains(t, string(output), "<|")
	require.Equal(t, 2, strings.Count(told.String(), "(STOP_REASON_EOS: "), told.String())

	command = exec.Command("/usr/bin/python3", append(arguments, "--max-tokens", "0")...)
	command.Env = append(os.Environ(), "RKLLMD="+script, "PYTHONDONTWRITEBYTECODE=1")
	output, err = command.CombinedOutput()
	require.Error(t, err)
	require.Contains(t, string(output), "INVALID_ARGUMENT: max_tokens is 0")
}
