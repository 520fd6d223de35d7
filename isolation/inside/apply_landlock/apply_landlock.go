// Package apply_landlock restricts the library's process to its files.
package apply_landlock

/*
#include <stdlib.h>
int rkllmd_apply_landlock(const char *rules);
*/
import "C"

import (
	"strings"
	"unsafe"
)

// ApplyLandlock restricts the calling thread, and those that it starts, to the files of rules, for good. A rule is a
// letter and a path: r may be read, w written, made and removed too, d is a device or a folder of them. It returns the
// version of Landlock; 0: this kernel has none. In the library's process its C half is called.
//
// **Runs on:** a locked goroutine. Its thread must end with it. Follows landlock(7).
func ApplyLandlock(rules []string) int {
	text := C.CString(strings.Join(rules, "\x00") + "\x00")
	defer C.free(unsafe.Pointer(text))
	return int(C.rkllmd_apply_landlock(text))
}
