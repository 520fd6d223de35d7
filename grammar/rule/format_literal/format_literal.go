// Package format_literal writes a text as a literal of a grammar.
package format_literal

import "fmt"

// FormatLiteral writes a text as a literal of a grammar.
//
// **Runs on:** any thread.
func FormatLiteral(text string) string {
	b := []byte{'"'}
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r < 0x20 || r == 0x7F:
			b = fmt.Appendf(b, `\x%02X`, r)
		default:
			b = append(b, string(r)...)
		}
	}
	return string(append(b, '"'))
}
