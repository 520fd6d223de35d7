// Package isolated_stalls has a library hang in every way and in every function.
package isolated_stalls

import (
	"testing"
	"time"

	"rkllmd/tests/whole/isolation/isolated_cause"
	"rkllmd/tests/whole/isolation/isolated_goes"
	"rkllmd/tests/whole/isolation/isolated_hangs"
	"rkllmd/tests/whole/isolation/isolated_over"
	"rkllmd/tests/whole/isolation/isolated_seen"
	"rkllmd/tests/whole/isolation/isolated_table"
	"rkllmd/tests/whole/isolation/isolated_witnesses"
)

// IsolatedStalls starts a daemon for each way to hang, with the library of a version, and has the libraries of all hang
// at the same time in each of their functions. The second models go on.
func IsolatedStalls(t *testing.T, version string, sum *isolated_over.Sum) (cells []isolated_table.Cell) {
	t.Helper()
	hangs := isolated_hangs.IsolatedHangs()
	all := make([]isolated_witnesses.Witnesses, len(hangs))
	for i := range all {
		all[i] = isolated_witnesses.IsolatedWitnesses(t, version, 2*time.Second)
		all[i].Streams.Faults.Store(true)
	}
	for _, function := range all[0].Functions[1:] {
		caused := make([]isolated_cause.Caused, len(hangs))
		for i, hang := range hangs {
			caused[i] = isolated_cause.IsolatedCause(t, all[i].Session, all[i].Waits, function, hang.Command)
		}
		for i, hang := range hangs {
			cells = append(cells, isolated_seen.IsolatedSeen(t, all[i].Session, function, hang, caused[i]))
			isolated_goes.IsolatedGoes(t, all[i].Streams, 1)
		}
	}
	isolated_over.IsolatedOver(t, sum, all...)
	return cells
}
