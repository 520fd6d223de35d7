package isolation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/isolation/isolated_cell"
	"rkllmd/tests/whole/isolation/isolated_faults"
	"rkllmd/tests/whole/isolation/isolated_start"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// TestIsolatedFaults has a library in a process of its own end that process in every way, in every generation, and in
// every function of theirs: of each generation all ways in one function, and each function in one way. Who has called
// is told how it has ended, others are served, and another model can be loaded at once. Emulated it is all ways
// in the run of one generation.
func TestIsolatedFaults(t *testing.T) {
	faults, versions := isolated_faults.IsolatedFaults(), []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.3", "1.3.0"}
	emulated := strings.HasSuffix(daemon_platform.DaemonPlatform(t).Name, "arm64")
	if emulated { // qemu takes a second for each process
		versions = versions[4:]
		faults = faults[:len(faults)-1] // and bounds no memory
	}
	for i, version := range versions {
		t.Run(version, func(t *testing.T) {
			s := isolated_start.IsolatedStart(t, version)
			bystander := connect_client.ConnectClient(t, s.Daemon.Path)
			for j, function := range s.Functions[1:] {
				if emulated {
					break
				}
				isolated_cell.IsolatedCell(t, s, bystander, function, faults[(i*3+j)%len(faults)])
			}
			for _, fault := range faults {
				isolated_cell.IsolatedCell(t, s, bystander, "run", fault)
			}
			load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
			require.Nil(t, load[0].Error)
			const script = "text ok\ntoken 1\ncall 0\ncall 2"
			run := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "run", script))
			require.Contains(t, string(run[0].Result), `"text":"ok"`)
		})
	}
}
