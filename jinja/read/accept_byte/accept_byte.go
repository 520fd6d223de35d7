// Package accept_byte goes past blanks and a byte, if it stands behind them.
package accept_byte

import (
	"rkllmd/jinja"
	"rkllmd/jinja/read/skip_blanks"
)

// AcceptByte goes past blanks and a byte, if it stands behind them.
//
// **Runs on:** one thread at a time.
func AcceptByte(r *jinja.JSONReader, c byte) bool {
	skip_blanks.SkipBlanks(r)
	if r.At >= len(r.Text) || r.Text[r.At] != c {
		return false
	}
	r.At++
	return true
}
