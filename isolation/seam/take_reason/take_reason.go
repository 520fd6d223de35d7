// Package take_reason tells why a call of the embedded runtime in a process has failed.
package take_reason

import "rkllmd/isolation"

// TakeReason returns Isolated.Reason over i. It tells each reason once.
//
// **Runs on:** any thread. What it returns too.
func TakeReason(i *isolation.Isolation) func() string {
	return func() string {
		if reason := i.Reason.Swap(nil); reason != nil {
			return *reason
		}
		return ""
	}
}
