// Package isolated_table writes down what clients saw of faults.
package isolated_table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"
)

// Mark is the line behind which the table stands in docs/isolation.md.
const Mark = "<!-- by make faults -->"

// Cell is one fault in one function of one generation: what who had called and who waited heard, how soon.
type Cell struct {
	Fault, Function, Generation, Caller, Waiting string
	After                                        time.Duration
}

// IsolatedTable returns the cells as a table of Markdown: those of a fault in which the same was heard share a line.
func IsolatedTable(cells []Cell) string {
	var text strings.Builder
	text.WriteString("| fault | in | who has called hears | who waits hears | after: median, longest | cells |\n" +
		"|---|---|---|---|---|---|\n")
	var all []string
	for _, c := range cells {
		if !slices.Contains(all, c.Function) {
			all = append(all, c.Function)
		}
	}
	for len(cells) > 0 {
		first := cells[0]
		var rest []Cell
		var functions []string
		var times []time.Duration
		for _, c := range cells {
			if c.Fault != first.Fault || c.Caller != first.Caller || c.Waiting != first.Waiting {
				rest = append(rest, c)
				continue
			}
			if !slices.Contains(functions, c.Function) {
				functions = append(functions, c.Function)
			}
			times = append(times, c.After)
		}
		where, others := strings.Join(functions, ", "), all[:0:0]
		for _, function := range all {
			if !slices.Contains(functions, function) {
				others = append(others, function)
			}
		}
		if len(functions) > len(all)/2 {
			where = "all but " + strings.Join(others, ", ")
		}
		slices.SortFunc(times, cmp.Compare[time.Duration])
		middle, longest := times[len(times)/2], times[len(times)-1]
		fmt.Fprintf(&text, "| `%s` | %s | %s | %s | %.1f ms, %.1f ms | %d |\n",
			strings.ReplaceAll(first.Fault, "\n", "; "), where, first.Caller, first.Waiting,
			float64(middle.Microseconds())/1000, float64(longest.Microseconds())/1000, len(times))
		cells = rest
	}
	return text.String()
}
