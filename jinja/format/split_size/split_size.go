// Package split_size returns a text behind the number that it begins with, and the number.
package split_size

import (
	"rkllmd/jinja"
	"rkllmd/jinja/format/check_width"
)

// SplitSize returns a text behind the number that it begins with, and the number.
//
// **Runs on:** one thread at a time.
func SplitSize(m *jinja.Machine, s string) (string, int) {
	size := int64(0)
	for s != "" && s[0] >= '0' && s[0] <= '9' {
		size = size*10 + int64(s[0]-'0')
		check_width.CheckWidth(m, size)
		s = s[1:]
	}
	return s, int(size)
}
