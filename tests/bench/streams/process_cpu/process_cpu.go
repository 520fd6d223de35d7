// Package process_cpu reads the CPU time of a process.
package process_cpu

import (
	"time"

	"golang.org/x/sys/unix"
)

// ProcessCPU returns the CPU time that the process pid has used so far, all its threads together; 0 when it is gone.
func ProcessCPU(pid int) time.Duration {
	const all = 2 // of the kinds of clocks that a number of a process names (clock_getcpuclockid(3))
	var used unix.Timespec
	if unix.ClockGettime(int32(^pid<<3|all), &used) != nil {
		return 0
	}
	return time.Duration(used.Nano())
}
