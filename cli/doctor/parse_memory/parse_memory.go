// Package parse_memory reads /proc/meminfo.
package parse_memory

import (
	"strconv"
	"strings"
)

// ParseMemory finds MemTotal and MemAvailable in the text of /proc/meminfo, in bytes. What is not there, or is no
// number of kB, is 0. Follows proc_meminfo(5).
//
// **Runs on:** any thread.
func ParseMemory(text string) (total, available uint64) {
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		if len(fields) != 3 || fields[2] != "kB" {
			continue
		}
		number, err := strconv.ParseUint(fields[1], 10, 53)
		if err != nil {
			continue
		}
		switch fields[0] {
		case "MemTotal:":
			total = number << 10
		case "MemAvailable:":
			available = number << 10
		}
	}
	return total, available
}
