// Package describe_constants describes what clients would find in the header.
package describe_constants

import (
	"encoding/json"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/layout/describe_struct"
	"rkllmd/rkllm/library/list_addresses"
)

// DescribeConstants returns what rkllm.get_constants says of library l and of limits. It is one object with: enums, the
// header's names and numbers in the loaded library's generation; library, its name, version and ABI generation, how the
// version is known, and run_async, "rkllm_run" where that function is called in the place of a broken rkllm_run_async;
// methods, for each its C function, the names of that function's arguments, whether the library has it, and since which
// version libraries have; structures, for each its members in this generation and those of later ones
// (describe_struct); limits, on waiting calls and on files.
//
// **Runs on:** any thread.
func DescribeConstants(l *rkllm.Library, limits *rkllm.Limits) []byte {
	enums := map[string]map[string]int32{}
	for _, enum := range []*rkllm.Enum{l.Layout.CallState, l.Layout.InputType, l.Layout.InferMode} {
		enums[enum.Name] = map[string]int32{}
		for _, value := range enum.Values {
			enums[enum.Name][value.Name] = value.Number
		}
	}
	methods := map[string]any{}
	addresses := list_addresses.ListAddresses(l)
	for _, function := range rkllm.Functions {
		methods["rkllm."+strings.TrimPrefix(function.Name, "rkllm_")] = map[string]any{
			"function":  function.Name,
			"arguments": append([]string{}, function.Arguments...),
			"supported": check_function.CheckFunction(l, function.Name, *addresses[function.Name]) == nil,
			"since":     function.Since,
		}
	}
	structures := map[string]map[string]any{}
	given := []*rkllm.Struct{l.Layout.Param, l.Layout.Input, l.Layout.InferParam, l.Layout.LoraAdapter,
		l.Layout.CrossAttnParam}
	for _, s := range given {
		if s != nil {
			describe_struct.DescribeStruct(structures, s, true)
		}
	}
	describe_struct.DescribeStruct(structures, l.Layout.Result, false)
	library := map[string]string{
		"name": l.Name, "version": l.Version, "generation": l.Layout.Generation, "evidence": l.Evidence,
	}
	if l.RunAsyncBroken {
		library["run_async"] = "rkllm_run"
	}
	text, _ := json.Marshal(map[string]any{ // cannot fail: strings, numbers and booleans
		"enums":      enums,
		"library":    library,
		"methods":    methods,
		"structures": structures,
		"limits": map[string]any{
			"max_queued": limits.Queue, "max_queued_per_client": limits.QueuePerConnection,
			"allowed_roots": append([]string{}, limits.AllowedRoots...),
		},
	})
	return text
}
