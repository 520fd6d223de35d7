// Package accept_text goes past a text, if it stands here.
package accept_text

import (
	"strings"

	"rkllmd/grammar"
)

// AcceptText goes past a text, if it stands here.
//
// **Runs on:** one thread at a time.
func AcceptText(r *grammar.Reader, text string) bool {
	if !strings.HasPrefix(r.Source[r.At:], text) {
		return false
	}
	r.At += len(text)
	return true
}
