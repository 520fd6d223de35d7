package exposition_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_figures"
	"rkllmd/faces/exposition/set_value"
	"rkllmd/tests/support/faces/parse_page"
)

func TestAddFigures(t *testing.T) {
	registry := &exposition.Registry{}
	value := 7.0
	add_figures.AddFigures(registry, []exposition.Figure{{Name: "a", Help: "A.", Kind: exposition.Gauge},
		{Name: "b_total", Help: "B.", Kind: exposition.Counter}}, func(r *exposition.Registry) {
		set_value.SetValue(r.Families["a"], value)
	})
	for range 2 {
		families := parse_page.ParsePage(t, registry)
		require.Len(t, families, 1, "of b nothing is known")
		require.Equal(t, value, families["a"].GetMetric()[0].GetGauge().GetValue())
		value++
	}
}
