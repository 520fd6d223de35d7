package exposition_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/set_value"
	"rkllmd/tests/support/faces/read_series"
)

func TestSetValue(t *testing.T) {
	family := &exposition.Family{Kind: exposition.Gauge, Labels: []string{"face"}}
	set_value.SetValue(family, 3, "x")
	set_value.SetValue(family, 7, "y")
	set_value.SetValue(family, 2, "x")
	x, _ := read_series.ReadSeries(family, "x")
	y, _ := read_series.ReadSeries(family, "y")
	require.Equal(t, []float64{2, 7}, []float64{x, y})
}
