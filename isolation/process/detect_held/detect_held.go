// Package detect_held finds out how this kernel can keep a process in.
package detect_held

import (
	"errors"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
)

// DetectHeld returns what the kernel would do for a process that is to be confined. It changes nothing: Landlock is
// asked for its version alone, seccomp is given a filter that is none.
//
// **Runs on:** any thread. Follows landlock(7) and seccomp(2).
func DetectHeld() isolation.Held {
	version, _, failed := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if failed != 0 {
		version = 0
	}
	err := unix.Prctl(unix.PR_SET_SECCOMP, unix.SECCOMP_MODE_FILTER, 0, 0, 0)
	return isolation.Held{Landlock: int(version), Seccomp: errors.Is(err, unix.EFAULT)}
}
