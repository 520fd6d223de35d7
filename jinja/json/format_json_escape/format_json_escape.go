// Package format_json_escape returns a character as Python's json.dumps escapes it.
package format_json_escape

import (
	"fmt"
	"strings"
	"unicode/utf16"
)

// FormatJSONEscape returns a character as Python's json.dumps escapes it.
//
// **Runs on:** any thread.
func FormatJSONEscape(r rune) string {
	if at := strings.IndexRune("\"\\\n\r\t\f\b", r); at >= 0 {
		return `\` + string(`"\nrtfb`[at])
	}
	if r >= 0x10000 {
		high, low := utf16.EncodeRune(r)
		return fmt.Sprintf(`\u%04x\u%04x`, high, low)
	}
	return fmt.Sprintf(`\u%04x`, r)
}
