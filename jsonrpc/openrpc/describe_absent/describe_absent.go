// Package describe_absent describes a member that a generation does not have for programs.
package describe_absent

import (
	"encoding/json"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/rkllm"
)

// DescribeAbsent returns the schema of a member that only other generations have: the values that say no more than
// leaving it out.
//
// **Runs on:** any thread.
func DescribeAbsent(absent *rkllm.Absent) openrpc.Schema {
	values := []any{nil}
	for _, same := range absent.Same {
		values = append(values, json.RawMessage(same))
	}
	description := "needs librkllmrt " + absent.Since
	if absent.Reason != "" {
		description += ": " + absent.Reason
	}
	return openrpc.Schema{"enum": values, "description": description}
}
