// Package inside holds the types and constants of its room: what runs in the library's process.
package inside

import "unsafe"

// Mark is the argument by which this program becomes the library's process.
const Mark = "--isolated-library"

// Emulator names the variable with the words before the program that run it, with blanks between them, where the kernel
// cannot run it by itself: "qemu-aarch64-static -L /usr/aarch64-linux-gnu". This process was started so too, then.
const Emulator = "RKLLMD_EMULATOR"

// Arguments are the others: where the arena lies, how large it is, and where in it the setup is.
type Arguments struct {
	Base  unsafe.Pointer
	Size  uintptr
	Setup unsafe.Pointer
}
