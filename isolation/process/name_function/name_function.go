// Package name_function names what a process is asked.
package name_function

import (
	"rkllmd/isolation"
	"rkllmd/rkllm"
)

// NameFunction returns the name of the function with that number: those of rkllm.Functions, and behind them what the
// embedded runtime has beside the C API.
//
// **Runs on:** any thread.
func NameFunction(number uint64) string {
	if number < uint64(len(rkllm.Functions)) {
		return rkllm.Functions[number].Name
	}
	return isolation.Extensions[number-uint64(len(rkllm.Functions))]
}
