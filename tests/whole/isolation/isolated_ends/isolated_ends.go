// Package isolated_ends has a library end its process in every way and in every function.
package isolated_ends

import (
	"testing"
	"time"

	"rkllmd/tests/whole/isolation/isolated_callbacks"
	"rkllmd/tests/whole/isolation/isolated_cause"
	"rkllmd/tests/whole/isolation/isolated_faults"
	"rkllmd/tests/whole/isolation/isolated_goes"
	"rkllmd/tests/whole/isolation/isolated_idle"
	"rkllmd/tests/whole/isolation/isolated_over"
	"rkllmd/tests/whole/isolation/isolated_rounds"
	"rkllmd/tests/whole/isolation/isolated_seen"
	"rkllmd/tests/whole/isolation/isolated_table"
	"rkllmd/tests/whole/isolation/isolated_witnesses"
)

// IsolatedEnds starts a daemon with the library of a version, and has the library do each fault that ends its process
// in each of its functions, and while it is idle; and those of callbacks in each run. During each fault, or after it,
// the second model goes on. What its stream is like without faults is measured before.
func IsolatedEnds(t *testing.T, version string, sum *isolated_over.Sum) (cells []isolated_table.Cell) {
	t.Helper()
	w := isolated_witnesses.IsolatedWitnesses(t, version, 10*time.Second)
	isolated_rounds.IsolatedRounds(t, w, 1000)
	w.Streams.Faults.Store(true)
	for _, function := range append(w.Functions[1:], "idle") {
		faults := isolated_faults.IsolatedFaults()
		if function == "run" || function == "run_async" {
			faults = append(faults, isolated_callbacks.IsolatedCallbacks()...)
		}
		for _, fault := range faults {
			var caused isolated_cause.Caused
			switch {
			case function != "idle":
				caused = isolated_cause.IsolatedCause(t, w.Session, w.Waits, function, fault.Command)
			case fault.Command == "close": // the process is none the wiser before it is called
				continue
			default:
				caused = isolated_idle.IsolatedIdle(t, w.Session, fault.Command)
			}
			cells = append(cells, isolated_seen.IsolatedSeen(t, w.Session, function, fault, caused))
			isolated_goes.IsolatedGoes(t, w.Streams, 1)
		}
	}
	isolated_over.IsolatedOver(t, sum, w)
	return cells
}
