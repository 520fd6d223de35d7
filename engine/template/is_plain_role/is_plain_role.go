// Package is_plain_role knows roles that forms can write.
package is_plain_role

import (
	"strings"
	"unicode"
)

// IsPlainRole tells whether no form takes role for anything else: it has letters, numbers, blanks, "_" and "-" alone.
//
// **Runs on:** any thread.
func IsPlainRole(role string) bool {
	for _, letter := range role {
		if !unicode.IsLetter(letter) && !unicode.IsNumber(letter) && !strings.ContainsRune(" _-", letter) {
			return false
		}
	}
	return true
}
