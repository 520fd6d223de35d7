// Package check_rows checks how long rows of embeddings are.
package check_rows

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/refuse_value"
)

// CheckRows compares the rows of embeddings in memory m with what the loaded model wants, because the library reads as
// many floats as its model has, however many there are. While that number is not known, there can be no rows. With a
// library that cannot be asked, a row of an image may be several of the model's, one behind the other.
//
// **Runs on:** the worker. It is called right before the run. Errors: "Invalid params" with the member and both
// numbers, or with what makes the number known.
func CheckRows(rt *rkllm.Runtime, m *rkllm.Memory) *jsonrpc2.Error {
	width := int64(rt.EmbeddingSize)
	for _, rows := range m.Rows {
		stacked := rows.Stacked && rt.Serving.Load().RowSize == nil
		switch {
		case width == 0:
			return refuse_value.RefuseValue(rows.Name, "cannot be checked, because the embedding size of this model "+
				"is not known: first make a run with mode 1 (RKLLM_INFER_GET_LAST_HIDDEN_LAYER), which tells it, or "+
				"start the daemon with --embedding-size N (RKLLMD_EMBEDDING_SIZE)")
		case stacked && rows.Width%width != 0:
			return refuse_value.RefuseValue(rows.Name, "has %d elements for each row, which is no multiple of the "+
				"embedding size of this model, %d", rows.Width, width)
		case !stacked && rows.Width != width:
			return refuse_value.RefuseValue(rows.Name,
				"has %d elements for each row, but the embedding size of this model is %d", rows.Width, width)
		}
	}
	return nil
}
