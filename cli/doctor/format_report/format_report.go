// Package format_report writes what the doctor found for people.
package format_report

import (
	"cmp"
	"fmt"
	"strings"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/format_deaths"
	"rkllmd/cli/doctor/format_kernel"
	"rkllmd/cli/doctor/format_llama"
	"rkllmd/cli/doctor/format_npu"
	"rkllmd/cli/doctor/format_versions"
	"rkllmd/cli/units/describe_service"
)

// FormatReport writes a report as aligned lines, one finding each, and below them one line of advice for each problem.
//
// **Runs on:** any thread.
func FormatReport(r *doctor.Report) string {
	l, served, deaths := r.Library, "", ""
	version := "not known"
	if l.Generation != "" {
		version = fmt.Sprintf("%s, generation %s (%s)", cmp.Or(l.Version, "not known"), l.Generation, l.Evidence)
	}
	if r.Socket.State == doctor.SocketServing {
		served = fmt.Sprintf(" %s, version %s, generation %s", r.Socket.Library.Name, r.Socket.Library.Version,
			r.Socket.Library.Generation)
		deaths = format_deaths.FormatDeaths(r.Socket.Library.Isolation)
	}
	lines := [][2]string{
		{"program", fmt.Sprintf("rkllmd %s (%s), %s", r.Program.Version, r.Program.Revision, r.Program.Platform)},
		{"embedded", cmp.Or(r.Program.Embedded, "no embedded runtime (tag noembedded)")},
		{"library", cmp.Or(l.Path, "none") + ", because " + l.Reason},
		{"version", version},
	}
	lines = append(lines, format_versions.FormatVersions(l.Versions)...)
	lines = append(lines, format_llama.FormatLlama(r.Llama)...)
	lines = append(lines, [][2]string{
		{"missing", strings.Join(l.Missing, ", ")},
		{"found", strings.Join(l.Candidates, ", ")},
		{"npu", format_npu.FormatNPU(r.NPU)},
		{"open files", fmt.Sprintf("soft limit %d, hard limit %d, needed %d", r.OpenFiles.Soft, r.OpenFiles.Hard,
			r.OpenFiles.Needed)},
		{"cpus", fmt.Sprintf("%d usable of %s allowed; online %s", r.CPUs.Usable, r.CPUs.Allowed, cmp.Or(r.CPUs.Online,
			"not known"))},
		{"log level", "RKLLM_LOG_LEVEL " + cmp.Or(r.LogLevel, "not set")},
		{"socket", r.Socket.Path + " " + r.Socket.State + served},
		{"deaths", deaths},
		{"memory", fmt.Sprintf("%d MiB, %d MiB available, pages of %d KiB", r.Memory.Total>>20, r.Memory.Available>>20,
			r.Memory.Page>>10)},
		{"kernel", format_kernel.FormatKernel(r.Kernel)},
	}...)
	for _, state := range r.Services {
		lines = append(lines, [2]string{"service", describe_service.DescribeService(state)})
	}
	var text strings.Builder
	for _, line := range lines {
		if line[1] != "" {
			fmt.Fprintf(&text, "%-11s %s\n", line[0], line[1])
		}
	}
	if len(r.Problems) == 0 {
		return text.String() + "no problems\n"
	}
	fmt.Fprintf(&text, "problems    %d\n", len(r.Problems))
	for _, problem := range r.Problems {
		fmt.Fprintf(&text, "  %s: %s\n", strings.ReplaceAll(problem.About, "_", " "), strings.ReplaceAll(problem.Advice,
			"\n", " "))
	}
	return text.String()
}
