// Package check_cpus looks at the CPUs.
package check_cpus

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"golang.org/x/sys/unix"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/format_cpus"
)

// CheckCpus notes which CPUs the machine under root has, which of them this process may run on (its affinity), and how
// many of these it gets (GOMAXPROCS, which Go sets by the cgroup's quota). A single one is a problem; on a machine with
// an RKNPU, report.NPU, so is an affinity that leaves some out, for the vendor's library binds its threads to CPUs of
// its choice.
//
// **Runs on:** any thread.
func CheckCpus(report *doctor.Report, root string) {
	online, _ := os.ReadFile(filepath.Join(root, "sys/devices/system/cpu/online"))
	var allowed unix.CPUSet
	if err := unix.SchedGetaffinity(0, &allowed); err != nil {
		report.Problems = append(report.Problems, doctor.Problem{About: "cpus",
			Advice: "the CPUs of this process cannot be read: " + err.Error()})
		return
	}
	c := doctor.CPUsReport{Online: strings.TrimSpace(string(online)), Allowed: format_cpus.FormatCpus(&allowed),
		Count: allowed.Count()}
	c.Usable = min(c.Count, runtime.GOMAXPROCS(0))
	report.CPUs = c
	if c.Usable < 2 {
		report.Problems = append(report.Problems, doctor.Problem{About: "cpus",
			Advice: "one CPU is all this process gets, for clients and model together: allow more (taskset, " +
				"CPUQuota=, docker --cpus, GOMAXPROCS)"})
	}
	if len(report.NPU.Devices) > 0 && c.Online != "" && c.Online != c.Allowed {
		report.Problems = append(report.Problems, doctor.Problem{About: "cpus", Advice: fmt.Sprintf(
			"of CPUs %s this process may use %s only: let extend_param.enabled_cpus_mask name no others, or "+
				"allow them (taskset, AllowedCPUs=, docker --cpuset-cpus)",
			c.Online, c.Allowed)})
	}
}
