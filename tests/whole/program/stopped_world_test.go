package program_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A collection does not stand still for minutes because a thread entered a system call when it began: that is
// TestWakeScheduler, with a runtime of Go that waits a moment at the place where that can happen.
func TestStoppedWorld(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	require.NoError(t, err)
	file := filepath.Join(strings.TrimSpace(string(root)), "src/runtime/proc.go")
	source, err := os.ReadFile(file)
	require.NoError(t, err)
	const entry = "\tif gp.bubble != nil || !gp.atomicstatus.CompareAndSwap(_Grunning, _Gsyscall) {\n"
	require.Equal(t, 1, strings.Count(string(source), entry),
		"Go's runtime is another one: does it still need utils/wake_scheduler, and how is it shown?")
	slow := filepath.Join(t.TempDir(), "proc.go")
	changed := strings.Replace(string(source), entry, "\tprocyield(3000)\n"+entry, 1)
	require.NoError(t, os.WriteFile(slow, []byte(changed), 0o600))
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{file: slow}})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(slow+".json", overlay, 0o600))
	output, err := exec.Command("go", "test", "-vet=off", "-count=1", "-v", "-overlay", slow+".json", "-run",
		"^TestWakeScheduler$", "../../utils").CombinedOutput()
	require.NoError(t, err, "%s", output)
	require.Contains(t, string(output), "--- PASS: TestWakeScheduler")
	t.Logf("%s", output)
}
