// Package is_scope_head tells scopes from functions.
package is_scope_head

import "rkllmd/rules"

// IsScopeHead tells whether the C or C++ text between the end of the last declaration and an opening brace begins a
// scope in which functions may stand: extern "C", a namespace, a structure, union or class. An initialiser and a
// function that returns a structure are none.
//
// **Runs on:** any thread.
func IsScopeHead(head string) bool {
	return rules.CScope.MatchString(rules.CAttribute.ReplaceAllString(head, ""))
}
