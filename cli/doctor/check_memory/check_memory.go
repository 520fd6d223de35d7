// Package check_memory looks at the machine's memory.
package check_memory

import (
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/parse_memory"
)

// CheckMemory notes how much memory the machine under root has, and how much of it is free for a model. Too little for
// the smallest models is a problem; what the machine does not say is none.
//
// **Runs on:** any thread.
func CheckMemory(report *doctor.Report, root string) {
	text, _ := os.ReadFile(filepath.Join(root, "proc/meminfo"))
	m := &report.Memory
	m.Total, m.Available = parse_memory.ParseMemory(string(text))
	m.Page = os.Getpagesize()
	if m.Total > 0 && m.Available < doctor.MinMemory {
		report.Problems = append(report.Problems, doctor.Problem{About: "memory", Advice: fmt.Sprintf(
			"%d MiB of memory are available, the smallest models need about %d: end other programs, or use a "+
				"machine with more",
			m.Available>>20, doctor.MinMemory>>20)})
	}
}
