// Package isolated_hangs lists the ways in which a library does not answer.
package isolated_hangs

import "rkllmd/tests/whole/isolation/isolated_faults"

// IsolatedHangs returns all of them: it waits for ever, it computes for ever, its process is stopped.
func IsolatedHangs() []isolated_faults.Fault {
	return []isolated_faults.Fault{{Command: "deaf"}, {Command: "spin"}, {Command: "raise 19"}}
}
