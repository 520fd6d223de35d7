// Package read_available_memory measures memory that is left.
package read_available_memory

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// ReadAvailableMemory returns how many bytes this process can still take without the kernel killing somebody: what the
// system has available, and at most the limit of the process's control group (version 1 and 2). 0 when the system does
// not say. root is "/" but in tests.
//
// **Runs on:** any thread.
func ReadAvailableMemory(root string) uint64 {
	available := uint64(math.MaxUint64)
	meminfo, _ := os.ReadFile(filepath.Join(root, "proc/meminfo"))
	_, rest, _ := bytes.Cut(meminfo, []byte("MemAvailable:"))
	if fields := bytes.Fields(rest); len(fields) > 0 {
		kilobytes, _ := strconv.ParseUint(string(fields[0]), 10, 54)
		available = kilobytes << 10
	}
	groups, _ := os.ReadFile(filepath.Join(root, "proc/self/cgroup"))
	for line := range strings.Lines(string(groups)) {
		fields := strings.SplitN(strings.TrimSpace(line), ":", 3) // number, controllers, path
		if len(fields) != 3 || fields[1] != "" && fields[1] != "memory" {
			continue
		}
		mount, name := filepath.Join(root, "sys/fs/cgroup", fields[1]), "memory.max"
		if fields[1] != "" {
			name = "memory.limit_in_bytes"
		}
		// In a container the path may be the host's, and our group is at the mount itself.
		for _, group := range []string{fields[2], "/"} {
			text, _ := os.ReadFile(filepath.Join(mount, group, name))
			if limit, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64); err == nil {
				available = min(available, limit)
			}
		}
	}
	if available == math.MaxUint64 {
		return 0
	}
	return available
}
