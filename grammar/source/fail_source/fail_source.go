// Package fail_source ends the reading of a grammar at a place that is wrong.
package fail_source

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"rkllmd/grammar"
)

// FailSource ends the reading of a grammar at a place that is wrong, which it names by line and column.
//
// **Runs on:** one thread at a time.
func FailSource(r *grammar.Reader, format string, values ...any) {
	before := r.Source[:r.At]
	line := strings.Count(before, "\n")
	column := utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:])
	panic(&grammar.Failure{Place: fmt.Sprintf("line %d, column %d", line+1, column+1),
		Reason: fmt.Sprintf(format, values...)})
}
