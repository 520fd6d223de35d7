// Package isolated_callbacks lists what a library can do to its process by calling back.
package isolated_callbacks

import "rkllmd/tests/whole/isolation/isolated_faults"

// IsolatedCallbacks returns the faults in a callback of a run: a text and an array that are not
// there.
func IsolatedCallbacks() []isolated_faults.Fault {
	return []isolated_faults.Fault{
		{Command: "wild", Signal: "SIGSEGV"}, {Command: "absurd 2000000000", Signal: "SIGABRT"},
	}
}
