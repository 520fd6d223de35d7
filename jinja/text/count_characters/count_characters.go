// Package count_characters returns how many characters a text has.
package count_characters

// CountCharacters returns how many characters a text has.
//
// **Runs on:** any thread.
func CountCharacters(s string) int {
	n := 0
	for i := 0; i < len(s); i++ {
		if s[i]&0xC0 != 0x80 {
			n++
		}
	}
	return n
}
