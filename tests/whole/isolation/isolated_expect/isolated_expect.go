// Package isolated_expect says what clients must hear of a fault.
package isolated_expect

import (
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/isolation/isolated_faults"
)

// IsolatedExpect returns what who waits must hear of a fault in a function, as isolated_hear says it, and what who has
// called may: functions that have an answer all the same give it.
func IsolatedExpect(s *conformance_prepare.Session, function string, fault isolated_faults.Fault) (waiting string,
	caller []string) {
	waiting = "-32011"
	if fault.Signal != "" {
		waiting = "-32010 " + fault.Signal
	} else if fault.Exit != "" {
		waiting = "-32010 exit " + fault.Exit
	}
	beside, hangs := function == "abort" || function == "is_running", fault.Signal == "" && fault.Exit == ""
	if fault.Command == "close" && (beside || function == "run_async" && !s.RunAsyncHangs) {
		waiting = "-32010 SIGKILL" // another thread lives on, and the process is ended
	}
	switch {
	case function == "is_running", function == "destroy" && hangs:
		return waiting, []string{"result 0", "result 1"}
	case function == "abort": // whoever aborts does not wait for long
		return waiting, []string{"result 0", waiting}
	}
	return waiting, []string{waiting}
}
