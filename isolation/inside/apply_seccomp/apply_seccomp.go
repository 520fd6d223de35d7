// Package apply_seccomp restricts the library's process to the calls that it has any business with.
package apply_seccomp

/*
int rkllmd_apply_seccomp(void);
*/
import "C"

import "golang.org/x/sys/unix"

// ApplySeccomp has the kernel refuse, for good, what the calling thread, and those that it starts, have no business
// with: sockets, other programs, signals to other processes, namespaces, and what changes the machine. In the library's
// process its C half is called.
//
// **Runs on:** a locked goroutine. Its thread must end with it. Follows seccomp(2). Errors: that this kernel has no
// filters.
func ApplySeccomp() error {
	if code := C.rkllmd_apply_seccomp(); code != 0 {
		return unix.Errno(code)
	}
	return nil
}
