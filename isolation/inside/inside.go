// Package inside holds the types and constants of its room: what runs in the library's process.
package inside

import "unsafe"

// Mark is the argument by which this program becomes the library's process.
const Mark = "--isolated-library"

// Arguments are the others: where the arena lies, how large it is, and where in it the setup is.
type Arguments struct {
	Base  unsafe.Pointer
	Size  uintptr
	Setup unsafe.Pointer
}
