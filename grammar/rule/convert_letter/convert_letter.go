// Package convert_letter returns the letter of a rule's name that stands for a character.
package convert_letter

// ConvertLetter returns the letter of a rule's name that stands for a character: a hyphen where there is none.
//
// **Runs on:** any thread.
func ConvertLetter(r rune) rune {
	if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
		return r
	}
	return '-'
}
