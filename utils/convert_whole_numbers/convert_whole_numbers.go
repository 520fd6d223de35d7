// Package convert_whole_numbers writes the whole numbers of a JSON text without points and exponents.
package convert_whole_numbers

import (
	"bytes"

	"rkllmd/utils/convert_whole_number"
	"rkllmd/utils/scan/skip_string"
	"rkllmd/utils/scan/skip_value"
)

// ConvertWholeNumbers returns text with its whole numbers written without point and exponent (convert_whole_number).
// JSON knows one kind of numbers, in which 2.0 is as whole as 2; encoding/json reads only the latter into Go's
// integers. text must be valid JSON; it is returned itself where nothing is to be changed, as nearly always.
//
// **Runs on:** any thread. Follows RFC 8259 section 6.
func ConvertWholeNumbers(text []byte) []byte {
	var out []byte
	copied := 0 // text[:copied] is in out
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '"':
			i = skip_string.SkipString(text, i)
			continue
		case c != '-' && (c < '0' || c > '9'):
			i++
			continue
		}
		end := skip_value.SkipValue(text, i)
		if number := convert_whole_number.ConvertWholeNumber(text[i:end]); !bytes.Equal(number, text[i:end]) {
			out = append(append(out, text[copied:i]...), number...)
			copied = end
		}
		i = end
	}
	if out == nil {
		return text
	}
	return append(out, text[copied:]...)
}
