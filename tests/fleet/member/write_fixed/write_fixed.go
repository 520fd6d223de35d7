// Package write_fixed writes the same prompt always.
package write_fixed

import "rkllmd/generation"

// WriteFixed is a Backend.Write.
func WriteFixed(*generation.Request) (text, mark string, err error) { return "<user>", "m", nil }
