package inside_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/inside/drop_handlers"
)

// The process that crashes is this test program once more.
func TestDropHandlers(t *testing.T) {
	if os.Getenv("RKLLMD_TEST_CRASH") != "" {
		drop_handlers.DropHandlers()
		_ = unix.Kill(os.Getpid(), unix.SIGSEGV)
		select {}
	}
	program, err := os.Executable()
	require.NoError(t, err)
	command := exec.Command(program, "-test.run=^TestDropHandlers$")
	command.Env = append(os.Environ(), "RKLLMD_TEST_CRASH=yes")
	output, err := command.CombinedOutput()
	require.ErrorContains(t, err, "signal: segmentation fault")
	require.Empty(t, string(output), "Go says nothing")
}
