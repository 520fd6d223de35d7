package isolation_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_doomed"
	"rkllmd/tests/whole/isolation/isolated_told"
)

// TestIsolatedGenerate has a library die under rkllmd generate, which has a process for it too: the line that asked is
// answered with what has died, where and how, and the program ends in order.
func TestIsolatedGenerate(t *testing.T) {
	s := conformance_prepare.ConformancePrepare(t, "1.3.0")
	isolated_doomed.IsolatedDoomed(t, s)
	command := daemon_command.DaemonCommand(t, true, "generate", filepath.Join(s.Folder, "model"), "--library",
		s.Library)
	var log bytes.Buffer
	command.Stdin, command.Stderr = strings.NewReader(`{"id":1,"prompt":"Hi"}`), &log
	output, err := command.Output()
	require.NoError(t, err, log.String())
	isolated_told.IsolatedTold(t, string(output), "One")
}
