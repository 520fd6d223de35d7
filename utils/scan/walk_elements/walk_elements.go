// Package walk_elements iterates over a JSON array.
package walk_elements

import (
	"encoding/json"
	"iter"

	"rkllmd/utils/scan/skip_blanks"
	"rkllmd/utils/scan/skip_value"
)

// WalkElements iterates over the elements of a JSON array: raw values, parts of array. array must be valid JSON and
// begin with its bracket.
//
// **Runs on:** any thread. Follows RFC 8259 section 5.
func WalkElements(array []byte) iter.Seq[json.RawMessage] {
	return func(yield func(json.RawMessage) bool) {
		i := skip_blanks.SkipBlanks(array, 1)
		for i < len(array) && array[i] != ']' {
			end := skip_value.SkipValue(array, i)
			if !yield(array[i:end]) {
				return
			}
			i = skip_blanks.SkipBlanks(array, end) // a comma, or the closing bracket
			if i < len(array) && array[i] == ',' {
				i = skip_blanks.SkipBlanks(array, i+1)
			}
		}
	}
}
