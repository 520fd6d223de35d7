// Package describe_argument describes one argument of a method for programs.
package describe_argument

import (
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/choose_schema"
	"rkllmd/rkllm"
)

// DescribeArgument returns the argument at position i of m: what the server supplies itself is null, or asks for
// progress; every other one has the schema that choose_schema finds, and may be null unless it is required.
//
// **Runs on:** any thread.
func DescribeArgument(m *jsonrpc.Method, i int, layout *rkllm.Layout) openrpc.Content {
	name := m.Params[i]
	described := openrpc.Content{Name: name, Summary: openrpc.ArgumentTexts[name],
		Required: openrpc.RequiredArguments[name]}
	null := openrpc.Schema{"type": "null"}
	switch {
	case i > 0 && i == m.ProgressAt:
		described.Schema = openrpc.Schema{"anyOf": []any{null,
			openrpc.Schema{"$ref": "#/components/schemas/PartialResult"}}}
	case m.Managed[i]:
		described.Schema = null
	case described.Required:
		described.Schema = choose_schema.ChooseSchema(name, layout)
	default:
		described.Schema = openrpc.Schema{"anyOf": []any{choose_schema.ChooseSchema(name, layout), null}}
	}
	return described
}
