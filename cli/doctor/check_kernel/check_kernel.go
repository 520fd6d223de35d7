// Package check_kernel looks at what the kernel can do to keep a library's process in.
package check_kernel

import (
	"rkllmd/cli/doctor"
	"rkllmd/isolation/process/detect_held"
)

// CheckKernel notes whether this kernel can keep the process of a vendor's library from files (Landlock) and from the
// network and other programs (seccomp). One that cannot is no problem: the process is there all the same.
//
// **Runs on:** any thread.
func CheckKernel(report *doctor.Report) {
	held := detect_held.DetectHeld()
	report.Kernel = doctor.KernelReport{Landlock: held.Landlock, Seccomp: held.Seccomp}
}
