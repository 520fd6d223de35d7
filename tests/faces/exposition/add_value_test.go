package exposition_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_value"
	"rkllmd/tests/support/faces/read_series"
)

func TestAddValue(t *testing.T) {
	family := &exposition.Family{Kind: exposition.Gauge, Labels: []string{"face"}}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 1000 {
				add_value.AddValue(family, 2, "x")
				add_value.AddValue(family, -1, "x")
				add_value.AddValue(family, .5, "y")
			}
		})
	}
	all.Wait()
	x, _ := read_series.ReadSeries(family, "x")
	y, _ := read_series.ReadSeries(family, "y")
	require.Equal(t, 8000.0, x)
	require.Equal(t, 4000.0, y)
	require.Len(t, family.Series, 2)
}
