// Package pull_program runs rkllmd pull.
package pull_program

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/hub/hub_create"
)

// PullProgram returns the command that runs the program with these words, the store at root, and hub as all hubs there
// are. Nothing of who runs the test is known to it: no token, no proxy, no caches.
func PullProgram(tb testing.TB, hub *hub_create.Hub, root string, words ...string) *exec.Cmd {
	tb.Helper()
	command := daemon_command.DaemonCommand(tb, true, append(words, "--models", root)...)
	command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + tb.TempDir(), "HF_ENDPOINT=" + hub.URL,
		"MODELSCOPE_ENDPOINT=" + strings.Replace(hub.URL, "127.0.0.1", "localhost", 1)}
	command.SysProcAttr = &unix.SysProcAttr{Setpgid: true, Pdeathsig: unix.SIGKILL}
	return command
}
