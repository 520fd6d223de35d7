package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/check_row"
)

func TestCheckRow(t *testing.T) {
	for _, one := range []struct {
		wanted []int8
		row    int
		want   string
	}{
		{nil, 0, "row 0 cannot be read: nothing has been decoded"},
		{[]int8{1, 1, 1}, 0, ""},
		{[]int8{1, 1, 1}, 2, ""},
		{[]int8{1, 1, 1}, 3, "row 3 does not exist; the last decode had rows 0 to 2"},
		{[]int8{1, 1, 1}, -1, "row -1 does not exist; the last decode had rows 0 to 2"},
		{[]int8{0, 0, 1}, 2, ""},
		{[]int8{0, 0, 1}, 1, "row 1 of the last decode has no output; it was not asked for"},
		{[]int8{1, 1, 0}, 2, "row 2 of the last decode has no output; it was not asked for"},
	} {
		err := check_row.CheckRow(&engine.Context{Rows: len(one.wanted), Buffers: engine.Buffers{Wanted: one.wanted}},
			one.row)
		if one.want == "" {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, one.want)
		}
	}
}
