// Package convert_quoted_number writes a number without its quotes.
package convert_quoted_number

import (
	"bytes"
	"slices"
)

// ConvertQuotedNumber returns text, which must be valid JSON, with blanks in the place of the quotes around the digits
// that end before text[end]; nil where no such number ends there.
//
// **Runs on:** any thread.
func ConvertQuotedNumber(text []byte, end int) []byte {
	begin := bytes.LastIndexByte(text[:max(0, end-1)], '"') + 1
	digits := text[begin:max(begin, end-1)]
	if len(digits) == 0 || len(bytes.TrimLeft(digits, "0123456789")) > 0 || text[end-1] != '"' ||
		bytes.HasSuffix(text[:begin], []byte(`\"`)) {
		return nil
	}
	plain := slices.Clone(text)
	plain[begin-1], plain[end-1] = ' ', ' '
	for i := begin; i < end-2 && plain[i] == '0'; i++ {
		plain[i] = ' ' // JSON has no such zeros
	}
	return plain
}
