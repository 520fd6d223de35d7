// Package skip_blanks goes past blanks.
package skip_blanks

import (
	"strings"

	"rkllmd/jinja"
)

// SkipBlanks goes past blanks.
//
// **Runs on:** one thread at a time.
func SkipBlanks(r *jinja.JSONReader) {
	for r.At < len(r.Text) && strings.IndexByte(" \t\r\n", r.Text[r.At]) >= 0 {
		r.At++
	}
}
