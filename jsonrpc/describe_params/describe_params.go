// Package describe_params writes down what a method takes.
package describe_params

import (
	"strings"

	"rkllmd/jsonrpc"
)

// DescribeParams says in one line what a method takes, for error messages: its arguments by name, in order, and which
// of them the server supplies itself.
//
// **Runs on:** any thread.
func DescribeParams(m *jsonrpc.Method) string {
	if len(m.Params) == 0 {
		return m.Name + " takes no arguments"
	}
	var text strings.Builder
	text.WriteString(m.Name + " takes ")
	for i, name := range m.Params {
		if i > 0 {
			text.WriteString(", ")
		}
		text.WriteString(name)
		switch {
		case i > 0 && i == m.ProgressAt:
			text.WriteString(` (null, left out or {"partialResultToken": T})`)
		case m.Managed[i]:
			text.WriteString(" (null or left out)")
		}
	}
	return text.String()
}
