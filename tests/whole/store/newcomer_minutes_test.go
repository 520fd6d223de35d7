package store_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/demo"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/daemons_of"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

// A newcomer's minutes: what docs/pictures/store.txt has is what he types, from nothing to an answer of a model that
// was just pulled, without a daemon, a flag or a path. RKLLMD_RECORD=yes records it with bin/rkllmd, from a hub that
// takes a while, as docs/pictures/store.svg (make pictures).
func TestNewcomerMinutes(t *testing.T) {
	record := os.Getenv("RKLLMD_RECORD") != ""
	script := hub_create.Script{Repo: "rkllmd/demo-GGUF", Data: demo.Model}
	if record {
		script.Slow = 150 * time.Millisecond
	}
	hub := hub_start.HubStart(t, script, map[string]int{"demo-Q8_0.gguf": 0})
	home := t.TempDir()
	typed, err := os.ReadFile("../../../docs/pictures/store.txt")
	require.NoError(t, err)
	program := "'" + strings.Join(daemon_command.DaemonCommand(t, true).Args, "' '") + "' "
	command := exec.Command("sh", "-exc", strings.ReplaceAll(string(typed), "bin/rkllmd ", program))
	command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "XDG_RUNTIME_DIR=" + home, "HF_ENDPOINT=" +
		hub.URL, "RKLLMD_MODELS=" + home + "/models", "RKLLM_LIBRARY=embedded"}
	if record {
		command.Args = []string{"sh", "-c",
			"python3 build/record_terminal.py docs/pictures/store.svg <docs/pictures/store.txt"}
		command.Dir, command.Env = "../../..", append(command.Env, "RKLLMD_KEEP_ALIVE=10s", "RKLLM_UDS_PATH=")
	}
	output, err := command.CombinedOutput()
	for _, daemon := range daemons_of.DaemonsOf(t, home) {
		daemon.Signal(unix.SIGTERM)
	}
	require.NoError(t, err, "%s", output)
	if !record {
		require.Regexp(t, `(?s)chosen: demo-Q8_0.gguf.*\ndemo-Q8_0 .*hf:rkllmd/demo-GGUF.*\ndemo-Q8_0 .* loaded `,
			string(output))
	}
}
