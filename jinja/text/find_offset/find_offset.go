// Package find_offset returns the byte at which the character of that index begins, or the text's length.
package find_offset

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
)

// FindOffset returns the byte at which the character of that index begins, or the text's length.
//
// **Runs on:** one thread at a time.
func FindOffset(m *jinja.Machine, s string, index int) int {
	i := 0
	for ; i < len(s); i++ {
		if s[i]&0xC0 == 0x80 {
			continue
		}
		if index == 0 {
			break
		}
		index--
	}
	meter_work.MeterWork(m, i>>4)
	return i
}
