// Package skip_blanks goes past blanks and comments.
package skip_blanks

import "rkllmd/grammar"

// SkipBlanks goes past blanks and comments, and past the ends of lines if lines is true.
//
// **Runs on:** one thread at a time.
func SkipBlanks(r *grammar.Reader, lines bool) {
	for r.At < len(r.Source) {
		switch c := r.Source[r.At]; {
		case c == '#':
			for r.At < len(r.Source) && r.Source[r.At] != '\n' && r.Source[r.At] != '\r' {
				r.At++
			}
		case c == ' ' || c == '\t' || lines && (c == '\n' || c == '\r'):
			r.At++
		default:
			return
		}
	}
}
