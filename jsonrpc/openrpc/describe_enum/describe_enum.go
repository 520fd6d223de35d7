// Package describe_enum describes an enumeration for programs.
package describe_enum

import (
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/rkllm"
)

// DescribeEnum returns the schema of the enumeration e: one constant for each value, whose title is the header's name.
//
// **Runs on:** any thread.
func DescribeEnum(e *rkllm.Enum) openrpc.Schema {
	var values []any
	for _, value := range e.Values {
		values = append(values, openrpc.Schema{"const": value.Number, "title": value.Name})
	}
	return openrpc.Schema{"title": e.Name, "type": "integer", "oneOf": values}
}
