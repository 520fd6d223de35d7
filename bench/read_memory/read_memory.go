// Package read_memory reads how much memory a process holds.
package read_memory

import (
	"fmt"
	"os"
	"strings"
)

// ReadMemory returns the resident memory of the process pid in bytes: VmRSS of /proc/PID/status, which counts the pages
// of program and library files that it shares with others.
//
// **Runs on:** any thread. Linux.
func ReadMemory(pid int) (int, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(status)) {
		var kilobytes int
		if n, _ := fmt.Sscanf(line, "VmRSS: %d kB", &kilobytes); n == 1 {
			return 1024 * kilobytes, nil
		}
	}
	return 0, fmt.Errorf("/proc/%d/status has no VmRSS: the process has ended", pid)
}
