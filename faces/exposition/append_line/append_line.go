// Package append_line writes a line for Prometheus.
package append_line

import (
	"rkllmd/faces/exposition"
)

// AppendLine appends line to page: its name, its labels in braces, if it has any, and its value.
//
// **Runs on:** any thread.
func AppendLine(page []byte, line exposition.Line) []byte {
	page = append(page, line.Name...)
	separator := byte('{')
	for i, label := range line.Labels {
		page = append(append(append(page, separator), label...), `="`...)
		page = append(append(page, exposition.LabelEscapes.Replace(line.Values[i])...), '"')
		separator = ','
	}
	if line.BoundLabel != "" {
		page = append(append(append(page, separator), line.BoundLabel...), `="`...)
		page = append(append(page, line.Bound...), '"')
		separator = ','
	}
	if separator == ',' {
		page = append(page, '}')
	}
	return append(append(append(page, ' '), line.Value...), '\n')
}
