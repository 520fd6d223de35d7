// Package describe_api describes the methods of this daemon for programs.
package describe_api

import (
	"maps"
	"slices"
	"strings"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_errors"
	"rkllmd/jsonrpc/openrpc/describe_method"
	"rkllmd/jsonrpc/openrpc/describe_structures"
	"rkllmd/rkllm"
)

// DescribeAPI returns the OpenRPC document of methods, as l serves them: those of the C API in the order of
// rkllm.Functions, then the others by their names; the structures and enumerations of its generation, and the errors.
//
// **Runs on:** any thread. Follows OpenRPC 1.3.
func DescribeAPI(methods map[string]*jsonrpc.Method, l *rkllm.Library) openrpc.Document {
	d := openrpc.Document{
		OpenRPC: openrpc.Version,
		Info: openrpc.Info{
			Title: "rkllmd", Version: l.Version, Generation: l.Layout.Generation,
			Description: "Rockchip's RKLLM C API as JSON-RPC 2.0: a method for each function, with its arguments by " +
				"position or by name. Structures are those of librkllmrt " + l.Version + ". A member that is null is " +
				"as good as left out.",
			License: openrpc.License{Name: "MIT"},
		},
		Servers: []openrpc.Server{{Name: "socket", URL: "unix:///tmp/rkllm.sock",
			Summary: "a Unix socket, where --socket or RKLLM_UDS_PATH says"}},
		Notifications: []openrpc.Notification{{Name: "$/progress",
			Summary: "sent for a partialResultToken: a result of a run, or how far a load is",
			Params:  openrpc.Schema{"$ref": "#/components/schemas/Progress"}}},
		Components: openrpc.Components{Schemas: describe_structures.DescribeStructures(l.Layout),
			Errors: describe_errors.DescribeErrors()},
	}
	var order []string
	for _, function := range rkllm.Functions {
		order = append(order, "rkllm."+strings.TrimPrefix(function.Name, "rkllm_"))
	}
	for _, name := range slices.Sorted(maps.Keys(methods)) {
		if !slices.Contains(order, name) {
			order = append(order, name)
		}
	}
	for _, name := range order {
		d.Methods = append(d.Methods, describe_method.DescribeMethod(methods[name], l))
	}
	return d
}
