// Package skip_string steps over a JSON string.
package skip_string

import "bytes"

// SkipString returns the index after the JSON string whose opening quote is data[i]. data must be valid JSON; the end
// of data ends the string too, so that nothing is ever read beyond it.
//
// **Runs on:** any thread. Follows RFC 8259 section 7.
func SkipString(data []byte, i int) int {
	for end := i + 1; ; end++ {
		n := bytes.IndexByte(data[end:], '"')
		if n < 0 {
			return len(data)
		}
		end += n
		first := end // of the backslashes before the quote: an even number of them leaves the quote alone
		for data[first-1] == '\\' {
			first--
		}
		if (end-first)%2 == 0 {
			return end + 1
		}
	}
}
