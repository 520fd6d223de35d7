// Package find_tag returns where the next tag of a template begins, or -1.
package find_tag

import "strings"

// FindTag returns where the next tag of a template begins, or -1.
//
// **Runs on:** any thread.
func FindTag(source string, from int) int {
	for at := from; ; at++ {
		next := strings.IndexByte(source[at:], '{')
		at += next
		if next < 0 || at+1 == len(source) {
			return -1
		}
		if strings.IndexByte("{%#", source[at+1]) >= 0 {
			return at
		}
	}
}
