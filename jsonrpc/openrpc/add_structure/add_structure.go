// Package add_structure describes a structure for programs.
package add_structure

import (
	"encoding/json"
	"strings"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_absent"
	"rkllmd/jsonrpc/openrpc/describe_answered"
	"rkllmd/jsonrpc/openrpc/describe_given"
	"rkllmd/rkllm"
)

// AddStructure adds to schemas the structure s and those inside it or behind its pointers, under their names with
// suffix, and returns its own. Of a structure that is answered (openrpc.Answered, or a name that ResultPrefix begins)
// all members are there, and those of later generations are null; one that is given has none that it does not know.
//
// **Runs on:** any thread.
func AddStructure(schemas map[string]openrpc.Schema, s *rkllm.Struct, suffix string) openrpc.Schema {
	answered := suffix != "" || strings.HasPrefix(s.Name, openrpc.ResultPrefix) || s.Name == openrpc.PerfName
	members, required := openrpc.Schema{}, []any{}
	for i := range s.Fields {
		f := &s.Fields[i]
		switch {
		case answered && f.Kind == rkllm.Kept:
			continue
		case answered:
			members[f.Name] = describe_answered.DescribeAnswered(f, suffix)
		default:
			members[f.Name] = describe_given.DescribeGiven(s, f)
		}
		if answered || f.Required {
			required = append(required, f.Name)
		}
		if f.Struct != nil {
			AddStructure(schemas, f.Struct, suffix)
		}
	}
	for i := range s.Absent {
		absent := &s.Absent[i]
		switch {
		case suffix != "": // such a structure is written without them
		case answered:
			members[absent.Name] = json.RawMessage(`{"type":"null"}`)
			required = append(required, absent.Name)
		default:
			members[absent.Name] = describe_absent.DescribeAbsent(absent)
		}
	}
	schema := openrpc.Schema{"title": s.Name, "type": "object", "properties": members, "required": required}
	if !answered {
		schema["additionalProperties"] = false
	}
	if len(s.OneOf) > 0 && !answered {
		var some []any
		for _, name := range s.OneOf {
			some = append(some, openrpc.Schema{"required": []any{name}, "properties": openrpc.Schema{
				name: openrpc.Schema{"not": openrpc.Schema{"type": "null"}}}})
		}
		schema["anyOf"] = some
	}
	schemas[s.Name+suffix] = schema
	return schema
}
