// Package is_ascii tells whether all characters of a text are of one byte.
package is_ascii

// IsASCII tells whether all characters of a text are of one byte.
//
// **Runs on:** any thread.
func IsASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
