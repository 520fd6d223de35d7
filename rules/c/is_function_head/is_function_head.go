// Package is_function_head tells C functions from structures.
package is_function_head

import (
	"strings"

	"rkllmd/rules"
)

// IsFunctionHead tells whether the C text between the end of the last declaration and an opening brace begins a
// function: parentheses that are not an attribute's, and no "=". Nothing at all does so too: the old style declares its
// parameters, with semicolons, between the parentheses and the brace.
//
// **Runs on:** any thread.
func IsFunctionHead(head string) bool {
	head = strings.TrimSpace(rules.CAttribute.ReplaceAllString(head, ""))
	return head == "" || strings.Contains(head, ")") && !strings.Contains(head, "=")
}
