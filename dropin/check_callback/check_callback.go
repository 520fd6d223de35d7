// Package check_callback checks the third argument of rkllm_init.
package check_callback

import (
	"errors"
	"os"
	"strings"
	"unsafe"

	"rkllmd/dropin/find_mapping"
	"rkllmd/rkllm"
)

// CheckCallback refuses a third argument of rkllm_init that tells of a caller built for another generation than
// layout's: code where an RKLLMCallback is due, data where the callback itself is. Nothing else in a call tells, and
// such a caller would crash. Memory that is both code and data is given the benefit of the doubt, as is everything
// where /proc is not to be had.
//
// **Runs on:** any thread. Errors say what the caller was built for, and what to build.
func CheckCallback(layout *rkllm.Layout, callback unsafe.Pointer) error {
	structure := layout.InitCallbackStruct
	switch {
	case callback == nil && structure:
		return errors.New("callback is NULL; it must point to an RKLLMCallback with a result_callback")
	case callback == nil:
		return errors.New("callback is NULL; it must be a function")
	}
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		return nil
	}
	permissions := find_mapping.FindMapping(maps, uintptr(callback))
	executable, writable := strings.Contains(permissions, "x"), strings.Contains(permissions, "w")
	switch {
	case structure && executable && !writable:
		return errors.New("callback points to code instead of an RKLLMCallback: this program was built for " +
			"librkllmrt 1.2, and this " +
			"is the library for 1.3; use the one for 1.2 (built with the tag rkllm_c)")
	case !structure && permissions != "" && !executable:
		return errors.New("callback points to data instead of a function: this program was built for librkllmrt " +
			"1.3, and this " +
			"is the library for 1.2; use the one for 1.3 (built without the tag rkllm_c)")
	}
	return nil
}
