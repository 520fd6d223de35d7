// Package find_c_functions finds the function bodies in C text.
package find_c_functions

import (
	"bytes"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/c/is_function_head"
	"rkllmd/rules/c/is_scope_head"
	"rkllmd/rules/c/name_c_function"
	"rkllmd/rules/c/replace_c_noise"
)

// FindCFunctions lists the function bodies in C or C++ text: the outermost braces that belong neither to a structure
// nor to an initialiser. Inside extern "C", a namespace, a structure or a class counts as outside, so that a method is
// a function. It is no compiler: both branches of an #if are read, macros are not expanded. Where the braces then do
// not balance, unbalanced is true and the list means nothing.
//
// **Runs on:** any thread.
func FindCFunctions(source []byte) (functions []rules.CFunction, unbalanced bool) {
	text := replace_c_noise.ReplaceCNoise(source)
	var head string // what stands before the outermost brace at hand
	line, opened, start := 1, 0, 0
	depth, deepest, scopes := 0, 0, 0
	for i, c := range text {
		switch {
		case c == '\n':
			line++
		case c == ';' && depth == 0:
			start = i + 1
		case c == '{' && depth == 0 && is_scope_head.IsScopeHead(string(text[start:i])):
			scopes++
			start = i + 1
		case c == '{' && depth == 0:
			head, opened = strings.TrimLeft(string(text[start:i]), " \t\r\n"), line
			depth, deepest = 1, 1
		case c == '{':
			depth++
			before := bytes.TrimRight(text[:i], " \t\r\n")
			if !bytes.ContainsAny(before[len(before)-1:], "={(,") { // those begin an initialiser, not a block
				deepest = max(deepest, depth)
			}
		case c == '}' && depth == 0:
			scopes--
			start = i + 1
		case c == '}':
			depth--
			if depth == 0 && is_function_head.IsFunctionHead(head) {
				functions = append(functions, rules.CFunction{
					Name: name_c_function.NameCFunction(head), Line: opened - strings.Count(head, "\n"),
					Lines: max(line-opened-1, 0), Nesting: deepest - 1,
				})
			}
			if depth == 0 {
				start = i + 1
			}
		}
	}
	return functions, depth != 0 || scopes != 0
}
