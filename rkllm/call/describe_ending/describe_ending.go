// Package describe_ending says how a library's process has ended.
package describe_ending

import "rkllmd/rkllm"

// DescribeEnding returns a few words on a death: "SIGSEGV in rkllm_run".
//
// **Runs on:** any thread.
func DescribeEnding(death rkllm.Death) string {
	if death.Function == "" {
		return death.Signal + " outside of any function"
	}
	return death.Signal + " in " + death.Function
}
