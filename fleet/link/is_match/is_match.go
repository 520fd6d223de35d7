// Package is_match tells whether a message is for a subscriber.
package is_match

import "strings"

// IsMatch tells whether subject is what pattern listens to, of which a * is any one word.
//
// **Runs on:** any thread.
func IsMatch(pattern, subject string) bool {
	wanted, words := strings.Split(pattern, "."), strings.Split(subject, ".")
	if len(wanted) != len(words) {
		return false
	}
	for i, word := range wanted {
		if word != "*" && word != words[i] {
			return false
		}
	}
	return true
}
