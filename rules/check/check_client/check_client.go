// Package check_client checks the files of the clients in Go and C.
package check_client

import (
	"fmt"
	"path"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/check/is_camel_case"
)

// CheckClient reports a file of a client library that holds more than one function, or one that the file is not called
// after: run.go holds Run, error_unwrap.go may hold the method Unwrap of Error, fail.c holds rkllmc_fail. A Go file may
// hold none: types. Programs that show something hold main and what they hand over, so nothing is asked of them here.
//
// **Runs on:** any thread.
func CheckClient(file *rules.File) []rules.Finding {
	if file.Kind != rules.KindLibrary {
		return nil
	}
	names := map[string]bool{}
	var last string
	for _, function := range file.Functions {
		last = function.Name.Name
		names[last] = true
	}
	for _, function := range file.CFunctions {
		last = strings.TrimPrefix(function.Name, rules.ClientPrefix)
		names[last] = true
	}
	finding := rules.Finding{File: file.Path, Line: 1}
	count := len(file.Functions) + len(file.CFunctions)
	if count > 1 || count == 0 && path.Ext(file.Path) == ".c" {
		finding.Slug, finding.Message = rules.SlugFunctionCount, fmt.Sprintf(
			"%d functions: each function of a client stands in a file of its own", count)
		return []rules.Finding{finding}
	}
	name := strings.TrimSuffix(file.Name, "_test")
	for rest, more := name, count == 1; more; {
		if rest == last || is_camel_case.IsCamelCase(rest, strings.ToUpper(last[:1])+last[1:]) ||
			is_camel_case.IsCamelCase(rest, strings.TrimPrefix(last, "Test")) {
			return nil
		}
		_, rest, more = strings.Cut(rest, "_") // before the name of a method may stand that of its type
	}
	if count == 0 {
		return nil
	}
	finding.Slug, finding.Message = rules.SlugFunctionName, fmt.Sprintf(
		"%s does not stand in a file that is called after it", last)
	return []rules.Finding{finding}
}
