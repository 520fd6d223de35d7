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

// CheckCallback refuses a third argument of rkllm_init that tells of a caller made for another generation than
// layout's: code where an RKLLMCallback is due, data where the callback itself is. Nothing else in a call tells, and
// such a caller would crash, or be refused for what its parameters, misread, seem to be. In memory that is both code
// and data, as Python's callbacks are, a structure begins with the address of code, and code does not. Where /proc is
// not to be had, everything is accepted.
//
// **Runs on:** any thread. Errors say what the caller was made for, and what to build.
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
	code, holdsAddress := strings.Contains(permissions, "x"), false
	if strings.Contains(permissions, "r") {
		first := *(*uintptr)(callback)
		holdsAddress = first == 0 || strings.Contains(find_mapping.FindMapping(maps, first), "x")
	}
	switch {
	case structure && code && !holdsAddress:
		return errors.New("this program was made for librkllmrt 1.2, and this is the library for 1.3 (its callback " +
			"is code instead of an RKLLMCallback): use the one for 1.2 (built with the tag rkllm_c)")
	case !structure && permissions != "" && (!code || holdsAddress):
		return errors.New("this program was made for librkllmrt 1.3, and this is the library for 1.2 (its callback " +
			"is data instead of a function): use the one for 1.3 (built without the tag rkllm_c)")
	}
	return nil
}
