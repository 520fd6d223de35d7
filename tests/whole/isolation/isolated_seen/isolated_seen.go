// Package isolated_seen hears what clients are told of a fault, and requires that it is right.
package isolated_seen

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_cause"
	"rkllmd/tests/whole/isolation/isolated_expect"
	"rkllmd/tests/whole/isolation/isolated_faults"
	"rkllmd/tests/whole/isolation/isolated_hear"
	"rkllmd/tests/whole/isolation/isolated_table"
)

// IsolatedSeen waits until who has called and who waits have heard of the fault that was caused in a function, requires
// that both are told what is right, and returns that, with how long after the fault the first one was.
func IsolatedSeen(t *testing.T, s *conformance_prepare.Session, function string, fault isolated_faults.Fault,
	caused isolated_cause.Caused) isolated_table.Cell {
	t.Helper()
	cell := isolated_table.Cell{Fault: fault.Command, Function: function, Generation: s.Generation,
		Waiting: "nobody waits"}
	cell.Caller = isolated_hear.IsolatedHear(t, caused.Caller)
	cell.After = time.Since(caused.Begin)
	name := s.Version.Name + " " + function + " " + fault.Command
	want, may := isolated_expect.IsolatedExpect(s, function, fault)
	require.Contains(t, may, cell.Caller, name)
	if caused.Waiting != nil {
		cell.Waiting = isolated_hear.IsolatedHear(t, caused.Waiting)
		require.Equal(t, want, cell.Waiting, name)
	}
	return cell
}
