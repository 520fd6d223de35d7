// Package read_peak_memory measures memory.
package read_peak_memory

import (
	"bytes"
	"os"
	"strconv"
)

// ReadPeakMemory returns the most memory that this process has had resident, in megabytes (VmHWM), 0 when the system
// does not say. It is RKLLMPerfStat's memory_usage_mb.
//
// **Runs on:** any thread.
func ReadPeakMemory() float32 {
	status, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := bytes.Cut(status, []byte("VmHWM:"))
	fields := bytes.Fields(rest)
	if len(fields) == 0 {
		return 0
	}
	kilobytes, _ := strconv.ParseFloat(string(fields[0]), 32)
	return float32(kilobytes / 1024)
}
