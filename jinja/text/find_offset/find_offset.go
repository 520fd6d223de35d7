// Package find_offset returns the byte at which the character of that index begins, or the text's length.
package find_offset

// FindOffset returns the byte at which the character of that index begins, or the text's length.
//
// **Runs on:** any thread.
func FindOffset(s string, index int) int {
	for i := 0; i < len(s); i++ {
		if s[i]&0xC0 == 0x80 {
			continue
		}
		if index == 0 {
			return i
		}
		index--
	}
	return len(s)
}
