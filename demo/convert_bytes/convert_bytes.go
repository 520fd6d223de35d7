// Package convert_bytes spells bytes the way byte-pair vocabularies do.
package convert_bytes

import "strings"

// ConvertBytes returns text with every byte as the one letter that GPT-2's vocabularies write for it: printable Latin-1
// stands for itself, the other bytes for the letters from U+0100 on, in order. A space becomes "Ġ".
//
// **Runs on:** any thread.
func ConvertBytes(text string) string {
	var b strings.Builder
	for i := range len(text) {
		switch c := rune(text[i]); {
		case c <= ' ':
			b.WriteRune(0x100 + c)
		case c >= 0x7F && c <= 0xA0:
			b.WriteRune(0x121 + c - 0x7F)
		case c == 0xAD:
			b.WriteRune(0x143)
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}
