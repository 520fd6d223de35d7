// Package format_escape returns a character as Python's repr escapes it.
package format_escape

import "fmt"

// FormatEscape returns a character as Python's repr escapes it.
//
// **Runs on:** any thread.
func FormatEscape(r rune) string {
	switch {
	case r == '\\' || r == '\'' || r == '"':
		return `\` + string(r)
	case r == '\n':
		return `\n`
	case r == '\r':
		return `\r`
	case r == '\t':
		return `\t`
	case r < 0x100:
		return fmt.Sprintf(`\x%02x`, r)
	case r < 0x10000:
		return fmt.Sprintf(`\u%04x`, r)
	}
	return fmt.Sprintf(`\U%08x`, r)
}
