package charge_work_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/charge_work"
)

func TestChargeWork(t *testing.T) {
	m := &engine.TemplateMeter{Left: 10}
	charge_work.ChargeWork(m, 4)
	charge_work.ChargeWork(m, 6)
	require.Zero(t, m.Left)
	for _, units := range []int64{1, -1 << 62} {
		require.PanicsWithValue(t, engine.TemplateStop{
			Reason: "it takes more than 268435456 units of work on this conversation (loops that are too long, texts that are too large)",
		}, func() { charge_work.ChargeWork(m, units) })
	}
}
