// Package is_replaced tells which kept calls another one replaces.
package is_replaced

import (
	"reflect"

	"rkllmd/rkllm"
)

// IsReplaced returns what tells whether a kept call needs not be made any more because of a later one: it is of the
// same function and, for alike, has the same arguments.
//
// **Runs on:** any thread. What it returns too.
func IsReplaced(later rkllm.KeptCall, alike bool) func(rkllm.KeptCall) bool {
	return func(earlier rkllm.KeptCall) bool {
		return earlier.Function == later.Function && (!alike ||
			reflect.DeepEqual(earlier.Args, later.Args))
	}
}
