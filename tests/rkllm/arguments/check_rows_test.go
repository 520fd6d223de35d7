package arguments_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/check_rows"
	"rkllmd/tests/rkllm/arguments/rkllm_fake_row_size"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestCheckRows(t *testing.T) {
	rt := &rkllm.Runtime{Library: &rkllm.Library{}, Handle: 7}
	m := &rkllm.Memory{Rows: []rkllm.Rows{{Name: "input.embed", Width: 3}}}
	require.Nil(t, check_rows.CheckRows(rt, m), "a vendor library cannot be asked")
	rt.Library.RowSize = rkllm_fake_row_size.RkllmFakeRowSize()
	require.Nil(t, check_rows.CheckRows(rt, m))
	require.Nil(t, check_rows.CheckRows(rt, &rkllm.Memory{}))
	m.Rows = append(m.Rows, rkllm.Rows{Name: "input.other", Width: 2})
	rkllm_require_refused.RkllmRequireRefused(t,
		"input.other: has 2 elements for each row, but the embedding size of this model is 3",
		check_rows.CheckRows(rt, m))
}
