package budget_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

func TestMeterMemory(t *testing.T) {
	m := &jinja.Machine{Limits: jinja.Limits{Work: 1000, Memory: 1000}}
	meter_memory.MeterMemory(m, 600)
	meter_memory.MeterMemory(m, 400)
	require.Zero(t, m.Limits.Memory)
	require.Panics(t, func() { meter_memory.MeterMemory(m, 1) })
	m = &jinja.Machine{Limits: jinja.Limits{Work: 1000, Memory: 1000}}
	require.Panics(t, func() { meter_memory.MeterMemory(m, -1) })
}
