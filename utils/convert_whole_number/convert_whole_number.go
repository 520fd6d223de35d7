// Package convert_whole_number writes a whole number without point and exponent.
package convert_whole_number

import (
	"bytes"
	"strconv"
)

// MaxDigits is how many digits the numbers of 64 bits have at most.
const MaxDigits = 20

// ConvertWholeNumber returns number, a JSON number, written without point and exponent if it is whole: 2.0, 2e0 and
// 0.2e1 are 2. One that is not whole, or has more than MaxDigits digits, stays as it is, and so does one that is
// written so already.
//
// **Runs on:** any thread. Follows RFC 8259 section 6.
func ConvertWholeNumber(number []byte) []byte {
	if !bytes.ContainsAny(number, ".eE") {
		return number
	}
	mantissa, power := number, []byte("0")
	if i := bytes.IndexAny(number, "eE"); i >= 0 {
		mantissa, power = number[:i], number[i+1:]
	}
	unsigned := bytes.TrimPrefix(mantissa, []byte("-"))
	integer, fraction, _ := bytes.Cut(unsigned, []byte("."))
	digits := bytes.TrimLeft(append(bytes.Clone(integer), fraction...), "0")
	if len(digits) == 0 {
		return []byte("0")
	}
	exponent, err := strconv.Atoi(string(power))
	if err != nil {
		return number
	}
	significant := bytes.TrimRight(digits, "0")
	// that follow the last significant digit up to the point; negative: it stands behind the point
	zeros := len(digits) - len(significant) - len(fraction)
	if exponent < -zeros || exponent > MaxDigits-zeros-len(significant) {
		return number
	}
	whole := append(bytes.Clone(number[:len(mantissa)-len(unsigned)]), significant...)
	return append(whole, bytes.Repeat([]byte("0"), zeros+exponent)...)
}
