// Package check_c_function_count counts the functions of C files, headers and cgo preambles.
package check_c_function_count

import (
	"rkllmd/rules"
)

// CheckCFunctionCount reports a C file that does not hold exactly one function body, and a header or cgo preamble that
// holds any.
//
// **Runs on:** any thread.
func CheckCFunctionCount(file *rules.File) []rules.Finding {
	allowed, right := 0, "a cgo preamble and a header hold includes and prototypes; the function stands in a .c file "+
		"of its own"
	if file.Kind == rules.KindC {
		allowed, right = 1, "each C function stands in a .c file of its own"
	}
	finding := rules.Finding{File: file.Path, Line: 1, Slug: rules.SlugCFunctionCount}
	if file.Unbalanced {
		finding.Message = "the braces of the C text do not balance when all branches of #if are read: make each " +
			"branch whole"
		return []rules.Finding{finding}
	}
	if len(file.CFunctions) < allowed {
		finding.Message = "no C function: constants and prototypes belong where they are used"
		return []rules.Finding{finding}
	}
	var findings []rules.Finding
	for _, function := range file.CFunctions[allowed:] {
		finding.Line, finding.Message = function.Line, "one C function too many: "+right
		findings = append(findings, finding)
	}
	return findings
}
