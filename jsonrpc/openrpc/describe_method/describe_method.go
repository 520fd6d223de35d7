// Package describe_method describes one method for programs.
package describe_method

import (
	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_argument"
	"rkllmd/jsonrpc/openrpc/describe_result"
	"rkllmd/jsonrpc/openrpc/list_errors"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/library/list_addresses"
)

// DescribeMethod returns m as OpenRPC wants it, with the structures of the generation of l. A function that l lacks is
// there too, as one that is not supported: its method answers so.
//
// **Runs on:** any thread.
func DescribeMethod(m *jsonrpc.Method, l *rkllm.Library) openrpc.Method {
	text := openrpc.Texts[m.Name]
	described := openrpc.Method{
		Name: m.Name, Summary: text.Summary, Description: text.Description, ParamStructure: "either",
		Params: []openrpc.Content{}, Function: m.Function, Errors: list_errors.ListErrors(m),
		Result:  openrpc.Content{Name: text.Result, Schema: describe_result.DescribeResult(m, l.Layout)},
		Streams: m.Function == "rkllm_run_async",
	}
	for i := range m.Params {
		described.Params = append(described.Params, describe_argument.DescribeArgument(m, i, l.Layout))
	}
	addresses := list_addresses.ListAddresses(l)
	for _, function := range rkllm.Functions {
		if function.Name == m.Function {
			supported := check_function.CheckFunction(l, m.Function, *addresses[m.Function]) == nil
			described.Since, described.Supported = function.Since, &supported
		}
	}
	return described
}
