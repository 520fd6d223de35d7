// Package choose_sign chooses signs that a terminal has.
package choose_sign

import "rkllmd/cli/signs"

// ChooseSign returns text, such as a line across the page, as a terminal may have it. ascii: it has the signs of
// ASCII only.
//
// **Runs on:** any thread.
func ChooseSign(ascii bool, text string) string {
	if ascii {
		return signs.Poor.Replace(text)
	}
	return text
}
