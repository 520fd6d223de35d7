// Package format_turn shortens a message.
package format_turn

import (
	"strings"

	"rkllmd/cli/terminal/clean_text"
)

// FormatTurn returns the beginning of text in one line, of most characters at most.
//
// **Runs on:** any thread.
func FormatTurn(text string, most int) string {
	short := []rune(strings.Join(strings.Fields(clean_text.CleanText(text)), " "))
	if len(short) > most {
		short = append(short[:max(0, most-3)], []rune("...")...)
	}
	return string(short)
}
