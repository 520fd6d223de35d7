package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template"
	"rkllmd/engine/template/meter_work"
)

func TestMeterWork(t *testing.T) {
	m := &template.Meter{Left: 10}
	meter_work.MeterWork(m, 4)
	meter_work.MeterWork(m, 6)
	require.Zero(t, m.Left)
	for _, units := range []int64{1, -1 << 62} {
		require.PanicsWithValue(t, template.Stop{
			Reason: "it takes more than 268435456 units of work on this conversation (loops that are too long, " +
				"texts that are too large)",
		}, func() { meter_work.MeterWork(m, units) })
	}
}
