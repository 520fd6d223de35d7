// Package count_characters returns how many characters a text has.
package count_characters

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
)

// CountCharacters returns how many characters a text has.
//
// **Runs on:** one thread at a time.
func CountCharacters(m *jinja.Machine, s string) int {
	meter_work.MeterWork(m, len(s)>>4)
	n := 0
	for i := 0; i < len(s); i++ {
		if s[i]&0xC0 != 0x80 {
			n++
		}
	}
	return n
}
