// Package read_private_memory reads how much memory a process has for itself.
package read_private_memory

import (
	"fmt"
	"os"
	"strings"
)

// ReadPrivateMemory returns the private memory of the process pid in bytes: the anonymous pages that it has written, in
// memory or swapped out (Anonymous and Swap of /proc/PID/smaps_rollup). Pages of program and library files are not
// counted as long as nobody has written to them, because the kernel can drop them and read them again. Private_Dirty of
// the same file is nearly the same number, but for a program that was just built it also counts the program's pages
// that the kernel has yet to write to the disk.
//
// **Runs on:** any thread. Linux. Errors: the process has ended, or is another user's.
func ReadPrivateMemory(pid int) (int, error) {
	rollup, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", pid))
	if err != nil {
		return 0, err
	}
	found, total := 0, 0
	for line := range strings.Lines(string(rollup)) {
		var kilobytes int
		for _, member := range []string{"Anonymous: %d kB", "Swap: %d kB"} {
			if n, _ := fmt.Sscanf(line, member, &kilobytes); n == 1 {
				found++
				total += 1024 * kilobytes
			}
		}
	}
	if found != 2 {
		return 0, fmt.Errorf("/proc/%d/smaps_rollup has no Anonymous and Swap: the process has ended", pid)
	}
	return total, nil
}
