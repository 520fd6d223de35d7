// Package skip_blanks steps over blanks.
package skip_blanks

// SkipBlanks returns the index of the first byte at or after i that is not a JSON blank, or len(data).
//
// **Runs on:** any thread. Follows RFC 8259 section 2.
func SkipBlanks(data []byte, i int) int {
	for i < len(data) && (data[i] == ' ' || data[i] == '\n' || data[i] == '\r' || data[i] == '\t') {
		i++
	}
	return i
}
