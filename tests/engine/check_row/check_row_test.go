package check_row_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/check_row"
)

func TestCheckRow(t *testing.T) {
	for _, one := range []struct {
		rows    int
		outputs engine.Outputs
		row     int
		want    string
	}{
		{0, engine.OutputAll, 0, "row 0 cannot be read: nothing has been decoded"},
		{3, engine.OutputAll, 0, ""},
		{3, engine.OutputAll, 2, ""},
		{3, engine.OutputAll, 3, "row 3 does not exist; the last decode had rows 0 to 2"},
		{3, engine.OutputAll, -1, "row -1 does not exist; the last decode had rows 0 to 2"},
		{3, engine.OutputLast, 2, ""},
		{3, engine.OutputLast, 1, "row 1 of the last decode has no output; it was not asked for"},
		{3, engine.OutputNone, 2, "row 2 of the last decode has no output; it was not asked for"},
	} {
		err := check_row.CheckRow(&engine.Context{Rows: one.rows, Outputs: one.outputs}, one.row)
		if one.want == "" {
			require.NoError(t, err)
		} else {
			require.EqualError(t, err, one.want)
		}
	}
}
