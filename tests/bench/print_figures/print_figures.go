// Package print_figures prints the table of a benchmark.
package print_figures

import (
	"fmt"
	"strings"
	"testing"

	"rkllmd/bench"
)

// PrintFigures prints figures as a table on standard output, with the daemon's ratio to the floor and to the plain Go
// server, and hands the daemon's own figures to the benchmark's result line. Columns are the same in every table.
func PrintFigures(b *testing.B, title string, figures []bench.Figure) {
	b.Helper()
	fmt.Printf("\n%-44s %11s %11s %8s %11s %8s  %s\n", title, "rkllmd", "C floor", "ratio", "Go net", "ratio", "goal")
	for _, f := range figures {
		line := fmt.Sprintf("  %-42s %11.1f", f.Name+", "+f.Unit, f.Values[bench.Ours])
		for _, other := range f.Values[bench.Floor:] {
			if other == 0 {
				line += fmt.Sprintf(" %11s %8s", "", "")
			} else {
				line += fmt.Sprintf(" %11.1f %7.2fx", other, f.Values[bench.Ours]/other)
			}
		}
		if f.Goal != "" {
			line += "  " + map[bool]string{true: "met: ", false: "MISSED: "}[f.Met] + f.Goal
		}
		fmt.Println(strings.TrimRight(line, " "))
		b.ReportMetric(f.Values[bench.Ours], strings.ReplaceAll(f.Name+"-"+f.Unit, " ", "_"))
	}
}
