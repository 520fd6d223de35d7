// Package check_c_function_name compares C functions with their paths.
package check_c_function_name

import (
	"fmt"

	"rkllmd/rules"
)

// CheckCFunctionName reports a C file none of whose functions is called as its folder, with rules.CPrefix before the
// name or without it. The function of a program of its own is main.
//
// **Runs on:** any thread.
func CheckCFunctionName(file *rules.File) []rules.Finding {
	if file.Kind != rules.KindC || len(file.CFunctions) == 0 {
		return nil
	}
	for _, function := range file.CFunctions {
		if function.Name == file.Name || function.Name == rules.CPrefix+file.Name || function.Name == "main" {
			return nil
		}
	}
	first := file.CFunctions[0]
	return []rules.Finding{{File: file.Path, Line: first.Line, Slug: rules.SlugFunctionName,
		Message: fmt.Sprintf("%s should be %s or %s, as the path says", first.Name, rules.CPrefix+file.Name,
			file.Name)}}
}
