// Package describe_input describes the union in RKLLMInput for programs.
package describe_input

import (
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/rkllm"
)

// DescribeInput returns the alternatives of an RKLLMInput: one for each member of its union, which is given, and not
// as null, with an input_type that agrees or is left out.
//
// **Runs on:** any thread.
func DescribeInput() (alternatives []any) {
	for kind, member := range rkllm.InputMembers {
		alternatives = append(alternatives, openrpc.Schema{
			"title":    rkllm.InputType.Values[kind].Name,
			"required": []any{member},
			"properties": openrpc.Schema{
				member:       openrpc.Schema{"not": openrpc.Schema{"type": "null"}},
				"input_type": openrpc.Schema{"enum": []any{kind, nil}},
			},
		})
	}
	return alternatives
}
