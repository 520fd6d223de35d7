package clients_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/build_program"
	"rkllmd/tests/support/daemon/http_daemon"
)

// The tests of the TypeScript package, which tests/clients/run.sh has compiled, against the daemon; and the part for
// browsers in one.
func TestTypescriptPackage(t *testing.T) {
	t.Parallel()
	program, err := filepath.Abs(build_program.BuildProgram(t, "rkllmd", nil))
	require.NoError(t, err)
	command := exec.Command("node", "--test", "tests/")
	command.Dir = "../../clients/rkllm-typescript"
	command.Env = append(os.Environ(), "RKLLMD="+program)
	said, err := command.CombinedOutput()
	require.NoError(t, err, "%s", said)

	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	command = exec.Command("node", "typescript.mjs", "http://"+address)
	command.Stderr = os.Stderr
	passed, err := command.Output()
	require.NoError(t, err)
	require.Equal(t, "whole, streamed, over WebSocket, aborted, refused\n", string(passed))
}
