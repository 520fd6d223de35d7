// Package library_machines stands in for machines.
package library_machines

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/cli/cli_write_machine"
)

// Machines is folders: what "/" would be.
type Machines struct {
	Bare    string // no NPU, no library
	Board   string // an NPU without its library
	Full    string // with its library
	Two     string // with two files of that name, of which the second is the library
	Damaged string // with a file that is no library
}

// LibraryMachines makes the machines. Their library is a copy of the file at path.
func LibraryMachines(t testing.TB, path string) Machines {
	t.Helper()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	library, npu, first, usual := string(content), "dev/rknpu", "lib/librkllmrt.so", "usr/lib/librkllmrt.so"
	return Machines{
		Bare:    t.TempDir(),
		Board:   cli_write_machine.CliWriteMachine(t, map[string]string{npu: ""}),
		Full:    cli_write_machine.CliWriteMachine(t, map[string]string{npu: "", usual: library}),
		Two:     cli_write_machine.CliWriteMachine(t, map[string]string{npu: "", first: "text", usual: library}),
		Damaged: cli_write_machine.CliWriteMachine(t, map[string]string{npu: "", usual: "text"}),
	}
}
