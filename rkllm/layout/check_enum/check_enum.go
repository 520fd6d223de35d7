// Package check_enum checks the value of an enumeration.
package check_enum

import (
	"fmt"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/refuse_value"
)

// CheckEnum refuses a value that the enumeration e does not have, naming the version of the library that has it, or
// else those that there are.
//
// **Runs on:** any thread. Errors: "Invalid params" with path.
func CheckEnum(e *rkllm.Enum, path string, value int64) *jsonrpc2.Error {
	var known []string
	for _, v := range e.Values {
		if int64(v.Number) == value {
			return nil
		}
		known = append(known, fmt.Sprintf("%d (%s)", v.Number, v.Name))
	}
	for _, v := range e.Absent {
		if int64(v.Number) == value {
			return refuse_value.RefuseValue(path, "%d (%s) needs librkllmrt %s", value, v.Name, v.Since)
		}
	}
	return refuse_value.RefuseValue(path, "%d is not an %s: there are %s", value, e.Name, strings.Join(known, ", "))
}
