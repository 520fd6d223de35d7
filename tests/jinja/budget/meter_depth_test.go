package budget_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
)

func TestMeterDepth(t *testing.T) {
	m := &jinja.Machine{Limits: jinja.Limits{Depth: 2}}
	meter_depth.MeterDepth(m)
	meter_depth.MeterDepth(m)
	require.Panics(t, func() { meter_depth.MeterDepth(m) })
}
