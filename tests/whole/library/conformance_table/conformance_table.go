// Package conformance_table prints what was compared.
package conformance_table

import (
	"bytes"
	"fmt"
	"text/tabwriter"

	"rkllmd/tests/whole/conformance_fields"
	"rkllmd/tests/whole/conformance_play"
)

// Row is what was compared with one version of the library.
type Row struct {
	Version, Generation string
	Fields              map[string][]conformance_fields.Field
	Counts              map[string]conformance_play.Counts // by method
}

// ConformanceTable returns two tables: of methods, with the calls made and the members of arguments and results
// compared in each version; and of structures, with how many lines of each are compared.
func ConformanceTable(rows []Row, methods []string) string {
	var out bytes.Buffer
	table := tabwriter.NewWriter(&out, 0, 0, 2, ' ', 0)
	head, lines := "", ""
	for _, row := range rows {
		head += fmt.Sprintf("\t%s %s", row.Generation, row.Version)
	}
	fmt.Fprintln(table, "calls: arguments + results compared, all equal"+head)
	totals := make([]conformance_play.Counts, len(rows))
	for _, method := range methods {
		line := method
		for i, row := range rows {
			count, made := row.Counts[method]
			totals[i].Calls += count.Calls
			totals[i].Arguments += count.Arguments
			totals[i].Results += count.Results
			if made {
				line += fmt.Sprintf("\t%d: %d + %d", count.Calls, count.Arguments, count.Results)
			} else {
				line += "\t-"
			}
		}
		lines += line + "\n"
	}
	lines += "all"
	for _, total := range totals {
		lines += fmt.Sprintf("\t%d: %d + %d", total.Calls, total.Arguments, total.Results)
	}
	fmt.Fprintln(table, lines)
	fmt.Fprintln(table, "\nmembers, and bytes that are no member's, of"+head)
	for _, group := range []string{"param", "prompt", "token", "embed", "multimodal", "infer", "lora", "cross",
		"callback"} {
		line := group
		for _, row := range rows {
			line += fmt.Sprintf("\t%d", len(row.Fields[group]))
		}
		fmt.Fprintln(table, line)
	}
	table.Flush()
	return out.String()
}
