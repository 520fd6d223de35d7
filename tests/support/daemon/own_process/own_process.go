// Package own_process runs a test in a process of its own.
package own_process

import (
	"os"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
)

// OwnProcess has the test run once more, alone, in a new process, and reports whether this is that process: the test
// goes on there, and ends here. It is for tests of what a process does once, or of what other tests leave behind.
func OwnProcess(t *testing.T) bool {
	t.Helper()
	const mark = "RKLLMD_TEST_ALONE"
	if os.Getenv(mark) == t.Name() {
		return true
	}
	command := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v", "-test.timeout=5m")
	command.Env = append(os.Environ(), mark+"="+t.Name())
	output, err := command.CombinedOutput()
	require.NoError(t, err, "%s", output)
	require.Contains(t, string(output), "--- PASS: "+t.Name())
	return false
}
