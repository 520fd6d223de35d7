// Package format_cpus writes a set of CPUs as a list.
package format_cpus

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// FormatCpus writes a set of CPUs as the kernel does: "0-3,6".
//
// **Runs on:** any thread.
func FormatCpus(set *unix.CPUSet) string {
	text := ""
	for cpu := 0; cpu < len(set)*64; cpu++ {
		if !set.IsSet(cpu) {
			continue
		}
		first := cpu
		for set.IsSet(cpu + 1) {
			cpu++
		}
		if text != "" {
			text += ","
		}
		if text += fmt.Sprint(first); cpu > first {
			text += fmt.Sprint("-", cpu)
		}
	}
	return text
}
