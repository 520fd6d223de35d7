// Package print_comparisons prints the tables of the runtime beside llama.cpp.
package print_comparisons

import (
	"fmt"
	"testing"

	"rkllmd/bench"
)

// PrintComparisons prints lines as a table on standard output. columns are the names of the two.
func PrintComparisons(b *testing.B, title string, columns [2]string, lines []bench.Comparison) {
	b.Helper()
	fmt.Printf("\n%-50s %10s %10s %7s %8s  %-9s  %s\n", title, columns[0], columns[1], "ratio", "CPU", "spread", "goal")
	for _, c := range lines {
		line := fmt.Sprintf("  %-48s %10.2f %10.2f %6.2fx", c.Name, c.Ours, c.Other, c.Ratio)
		if c.CPURatio > 0 {
			line += fmt.Sprintf(" %7.2fx  %.2f-%.2f", c.CPURatio, c.Spread[0], c.Spread[1])
		}
		if c.Goal != "" {
			line += "  " + map[bool]string{true: "met: ", false: "MISSED: "}[c.Met] + c.Goal
		}
		fmt.Println(line)
	}
}
