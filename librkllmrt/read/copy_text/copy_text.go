// Package copy_text copies a C string.
package copy_text

// #include <string.h>
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/librkllmrt/read"
)

// CopyText copies the C string at text; NULL gives "". A text without an end within librkllmrt.MaxTextBytes is refused;
// name is what the error calls it.
//
// **Runs on:** any thread.
func CopyText(name string, text unsafe.Pointer) (string, error) {
	if text == nil {
		return "", nil
	}
	n := C.strnlen((*C.char)(text), read.MaxTextBytes+1)
	if n > read.MaxTextBytes {
		return "", fmt.Errorf("%s has no end within %d bytes", name, read.MaxTextBytes)
	}
	return C.GoStringN((*C.char)(text), C.int(n)), nil
}
