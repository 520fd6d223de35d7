// Package describe_integer writes the schema of a whole number.
package describe_integer

import (
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/rkllm"
)

// DescribeInteger returns the schema of the whole numbers of that kind.
//
// **Runs on:** any thread.
func DescribeInteger(kind rkllm.FieldKind) openrpc.Schema {
	r := rkllm.Ranges[kind]
	return openrpc.Schema{"type": "integer", "minimum": r.Low, "maximum": r.High}
}
