// Package update_process_figures asks the kernel for the process's figures.
package update_process_figures

import (
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/count_descriptors"
	"rkllmd/faces/exposition/read_numbers"
	"rkllmd/faces/exposition/set_value"
)

// UpdateProcessFigures brings the process's figures in registry up to date. What the kernel does not tell is left out.
//
// **Runs on:** any thread that may wait. The caller holds Registry.Mu.
func UpdateProcessFigures(registry *exposition.Registry) {
	values := map[string]float64{}
	var usage unix.Rusage
	if unix.Getrusage(unix.RUSAGE_SELF, &usage) == nil {
		values[exposition.ProcessCPU] = float64(usage.Utime.Nano()+usage.Stime.Nano()) / 1e9
	}
	var files, memory unix.Rlimit
	if unix.Getrlimit(unix.RLIMIT_NOFILE, &files) == nil {
		values[exposition.ProcessMaxFDs] = float64(files.Cur)
	}
	if unix.Getrlimit(unix.RLIMIT_AS, &memory) == nil {
		values[exposition.ProcessVirtualMax] = float64(memory.Cur)
	}
	if open, err := count_descriptors.CountDescriptors(); err == nil {
		values[exposition.ProcessOpenFDs] = float64(open)
	}
	if pages := read_numbers.ReadNumbers("/proc/self/statm", ""); len(pages) > 1 {
		values[exposition.ProcessVirtual] = pages[0] * float64(os.Getpagesize())
		values[exposition.ProcessResident] = pages[1] * float64(os.Getpagesize())
	}
	// The command in parentheses may hold anything; what follows is one letter and then field 4.
	stat := read_numbers.ReadNumbers("/proc/self/stat", ") ")
	boot := read_numbers.ReadNumbers("/proc/stat", "\nbtime ")
	if len(stat) > 19 && len(boot) > 0 {
		values[exposition.ProcessStart] = boot[0] + stat[19]/exposition.TicksPerSecond
	}
	if octets := read_numbers.ReadNumbers("/proc/self/net/netstat", "\nIpExt: "); len(octets) > 7 {
		values[exposition.ProcessReceived], values[exposition.ProcessSent] = octets[6], octets[7]
	}
	for name, value := range values {
		set_value.SetValue(registry.Families[name], value)
	}
}
