// Package check_rows checks how long rows of embeddings are.
package check_rows

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/rkllm/layout/refuse_value"
)

// CheckRows compares the rows of embeddings in memory m with what the loaded model wants. Libraries that cannot be
// asked (only the embedded runtime can) are given what the client gave.
//
// **Runs on:** the worker. It is called right before the run. Errors: "Invalid params" with the member and both
// numbers.
func CheckRows(rt *rkllm.Runtime, m *rkllm.Memory) *jsonrpc2.Error {
	if rt.Library.RowSize == nil || len(m.Rows) == 0 {
		return nil
	}
	width := int64(call_with_one.CallWithOne(rt.Library.RowSize, rt.Handle))
	for _, rows := range m.Rows {
		if rows.Width != width {
			return refuse_value.RefuseValue(rows.Name,
				"has %d elements for each row, but the embedding size of this model is %d", rows.Width, width)
		}
	}
	return nil
}
