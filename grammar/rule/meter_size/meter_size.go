// Package meter_size counts the size of a grammar against its bound.
package meter_size

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/refuse_schema"
)

// MeterSize counts the size of a grammar against its bound.
//
// **Runs on:** one thread at a time.
func MeterSize(w *grammar.Writer, size int) {
	if w.Size += size; w.Size > grammar.MaxSize {
		refuse_schema.RefuseSchema("#",
			"the grammar gets too large: more than %d characters, each repetition counted",
			grammar.MaxSize)
	}
}
