// Package get_caller_version tells which version of the vendor's library the drop-in stands for.
package get_caller_version

// #cgo rkllm_c CFLAGS: -DRKLLM_C
// const char *rkllmd_get_caller_version(void);
import "C"

import "strings"

// GetCallerVersion returns the version of librkllmrt that the drop-in was built to stand for: 1.3.0, or 1.2.3 with the
// build tag rkllm_c. The file holds it in the text by which programs tell the version of the vendor's library
// (rkllm.VersionMark).
//
// **Runs on:** any thread.
func GetCallerVersion() string {
	return strings.TrimSuffix(C.GoString(C.rkllmd_get_caller_version()), ")")
}
