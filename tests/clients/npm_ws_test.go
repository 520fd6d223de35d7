package clients_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
)

// The client of npm, "ws", goes through every flow of the streaming protocol on the demo model; the script checks what
// it gets.
func TestNPMWs(t *testing.T) {
	t.Parallel()
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	command := exec.Command("node", "flows.mjs", "ws://"+address+"/generate")
	command.Stderr = os.Stderr
	passed, err := command.Output()
	require.NoError(t, err, "passed: %s", passed)
	require.Equal(t, "Basic Text Generation, Error and Recovery, Midstream Control, Feedback, Client "+
		"reconnection, Fragmented frames, Wrong clients",
		strings.Join(strings.Split(strings.TrimSpace(string(passed)), "\n"), ", "))
}
