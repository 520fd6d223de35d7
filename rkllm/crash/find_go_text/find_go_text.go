// Package find_go_text finds where the program's Go code lies.
package find_go_text

import (
	"math"
	"runtime"
)

// FindGoText returns the range of addresses that holds the machine code of all Go functions, without the C code that
// is linked into the same program: [low, high). The Go linker's own marks for it cannot be reached from Go or C, but
// it is one range, and runtime.FuncForPC knows a function for an address exactly where it lies in it; so the ends are
// found by bisection.
//
// **Runs on:** any thread.
func FindGoText() (low, high uintptr) {
	inside, _, _, _ := runtime.Caller(0)
	least, most := uintptr(0), uintptr(math.MaxInt64)
	for low, high = inside, inside; least < low || high+1 < most; {
		if middle := least + (low-least)/2; runtime.FuncForPC(middle) != nil {
			low = middle
		} else {
			least = middle + 1
		}
		if middle := high + (most-high)/2; runtime.FuncForPC(middle) != nil {
			high = middle
		} else {
			most = middle
		}
	}
	return low, most
}
