// Package is_camel_case compares a function with a name.
package is_camel_case

import "strings"

// IsCamelCase tells whether function is the CamelCase of name, word by word, each word Capitalised or ALLCAPS:
// create_socket is CreateSocket, scan_json is ScanJSON or ScanJson. Capitals inside a word stay as they are.
//
// **Runs on:** any thread.
func IsCamelCase(name, function string) bool {
	for word := range strings.SplitSeq(name, "_") {
		if word == "" {
			return false
		}
		rest, found := strings.CutPrefix(function, strings.ToUpper(word))
		if !found {
			rest, found = strings.CutPrefix(function, strings.ToUpper(word[:1])+word[1:])
		}
		if !found {
			return false
		}
		function = rest
	}
	return function == ""
}
