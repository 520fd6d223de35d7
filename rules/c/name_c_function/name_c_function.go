// Package name_c_function reads the name of a C function.
package name_c_function

import "rkllmd/rules"

// NameCFunction returns the name of the C function whose text before its opening brace is head: the first word before a
// parenthesis, attributes left out. It is "" in the old style, whose parameters stand between the two.
//
// **Runs on:** any thread.
func NameCFunction(head string) string {
	found := rules.CFunctionName.FindStringSubmatch(rules.CAttribute.ReplaceAllString(head, ""))
	if found == nil {
		return ""
	}
	return found[1]
}
