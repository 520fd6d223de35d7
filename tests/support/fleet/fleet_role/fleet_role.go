// Package fleet_role runs a part of a test in a process of its own.
package fleet_role

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FleetRole has the test run once more in a process of its own, with FLEET_ROLE=role and more in its environment, until
// the test ends. It returns the process, and what that has written behind "READY ".
func FleetRole(t testing.TB, role string, more ...string) (*os.Process, string) {
	t.Helper()
	command := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.timeout=60m")
	command.Env = append(append(os.Environ(), more...), "FLEET_ROLE="+role)
	in, err := command.StdinPipe()
	require.NoError(t, err)
	out, err := command.StdoutPipe()
	require.NoError(t, err)
	command.Stderr = os.Stderr
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		in.Close() // it ends now
		_ = command.Process.Kill()
		_ = command.Wait()
	})
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if said, found := strings.CutPrefix(lines.Text(), "READY "); found {
			return command.Process, said
		}
	}
	require.FailNow(t, "the process has ended", role)
	return nil, ""
}
