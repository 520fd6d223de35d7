package arguments_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/check_rows"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestCheckRows(t *testing.T) {
	for _, c := range []struct {
		size    int
		asked   bool // the library can be
		row     rkllm.Rows
		message string
	}{
		{3, false, rkllm.Rows{Width: 3}, ""},
		{3, false, rkllm.Rows{Width: 3, Stacked: true}, ""},
		{3, false, rkllm.Rows{Width: 12, Stacked: true}, ""},
		{3, true, rkllm.Rows{Width: 3, Stacked: true}, ""},
		{3, true, rkllm.Rows{Width: 12, Stacked: true},
			"x: has 12 elements for each row, but the embedding size of this model is 3"},
		{3, false, rkllm.Rows{Width: 2}, "x: has 2 elements for each row, but the embedding size of this model is 3"},
		{3, false, rkllm.Rows{Width: 6}, "x: has 6 elements for each row, but the embedding size of this model is 3"},
		{3, false, rkllm.Rows{Width: 5, Stacked: true},
			"x: has 5 elements for each row, which is no multiple of the embedding size of this model, 3"},
		{0, false, rkllm.Rows{Width: 3},
			"x: cannot be checked, because the embedding size of this model is not known: first make a " +
				"run with mode 1 (RKLLM_INFER_GET_LAST_HIDDEN_LAYER), which tells it, or start the daemon " +
				"with --embedding-size N (RKLLMD_EMBEDDING_SIZE)"},
	} {
		rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
		rt.EmbeddingSize = c.size
		if c.asked {
			rt.Serving.Load().RowSize = unsafe.Pointer(rt)
		}
		require.Nil(t, check_rows.CheckRows(rt, &rkllm.Memory{}))
		c.row.Name = "x"
		err := check_rows.CheckRows(rt, &rkllm.Memory{Rows: []rkllm.Rows{c.row}})
		if c.message == "" {
			require.Nil(t, err)
			continue
		}
		rkllm_require_refused.RkllmRequireRefused(t, c.message, err)
	}
}
