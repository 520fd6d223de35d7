package budget_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
)

func TestMeterWork(t *testing.T) {
	m := &jinja.Machine{Limits: jinja.Limits{Work: 1000, Memory: 1000}}
	meter_work.MeterWork(m, 600)
	meter_work.MeterWork(m, 400)
	require.Zero(t, m.Limits.Work)
	require.Panics(t, func() { meter_work.MeterWork(m, 1) })
	m = &jinja.Machine{Limits: jinja.Limits{Work: 1000, Memory: 1000}}
	require.Panics(t, func() { meter_work.MeterWork(m, -1) })
}
