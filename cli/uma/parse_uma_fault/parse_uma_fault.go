// Package parse_uma_fault finds an error in text.
package parse_uma_fault

import (
	"fmt"
	"strings"
)

// ParseUMAFault returns the error in a line of the newline protocol; nil when there is none. It stands at the end of
// the line, behind what there was of the answer: "error E_CODE: message".
//
// **Runs on:** any thread.
func ParseUMAFault(line string) error {
	at := strings.LastIndex(line, "error E_")
	if at < 0 {
		return nil
	}
	code, message, is := strings.Cut(line[at+len("error "):], ": ")
	if !is || strings.Trim(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_") != "" {
		return nil
	}
	return fmt.Errorf("%s (%s)", strings.TrimSuffix(message, "\n"), code)
}
