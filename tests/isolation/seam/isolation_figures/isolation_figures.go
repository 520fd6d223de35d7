// Package isolation_figures prints what a process of its own costs.
package isolation_figures

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Figure is one row: what several rounds have measured of a library in a process of its own, and of the same one in
// the daemon's.
type Figure struct {
	Name, Unit string
	Far, Near  []float64 // Near may be empty
	Added      float64   // the goal: that far takes at most so much more than near; 0: none
	Most       float64   // the goal: that far is at most that; 0: none
	Least      float64   // the goal: that far is at least that; 0: none
}

// IsolationFigures prints the medians of figures as a table, with the ratio, and whether the goals are met.
func IsolationFigures(b *testing.B, title string, figures []Figure) {
	b.Helper()
	fmt.Printf("\n%-62s %11s %13s %9s  %s\n", title, "own process", "the daemon's", "ratio", "goal")
	for _, f := range figures {
		slices.Sort(f.Far)
		slices.Sort(f.Near)
		far, near := f.Far[len(f.Far)/2], 0.0
		line := fmt.Sprintf("  %-60s %11.1f %13s %9s", f.Name+", "+f.Unit, far, "", "")
		if len(f.Near) > 0 {
			near = f.Near[len(f.Near)/2]
			line = fmt.Sprintf("  %-60s %11.1f %13.2f %8.2fx", f.Name+", "+f.Unit, far, near, far/near)
		}
		met, goal := true, ""
		switch {
		case f.Added > 0:
			met, goal = far-near <= f.Added, fmt.Sprintf("at most %.0f %s more", f.Added, f.Unit)
		case f.Most > 0:
			met, goal = far <= f.Most, fmt.Sprintf("at most %.0f", f.Most)
		case f.Least > 0:
			met, goal = far >= f.Least, fmt.Sprintf("at least %.0f", f.Least)
		}
		if goal != "" {
			line += "  " + map[bool]string{true: "met: ", false: "MISSED: "}[met] + goal
		}
		fmt.Println(strings.TrimRight(line, " "))
		b.ReportMetric(far, strings.ReplaceAll(f.Name+"-"+f.Unit, " ", "_"))
	}
}
