package exposition_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/exposition/add_value"
	"rkllmd/tests/support/faces/parse_page"
)

func TestAddFamily(t *testing.T) {
	registry := &exposition.Registry{}
	require.Empty(t, parse_page.ParsePage(t, registry))
	first := &exposition.Family{Name: "x_total", Help: "X.", Kind: exposition.Counter}
	require.Same(t, first, add_family.AddFamily(registry, first))
	require.Empty(t, parse_page.ParsePage(t, registry), "nothing was counted yet")
	add_value.AddValue(first, 1)
	require.EqualValues(t, 1, parse_page.ParsePage(t, registry)["x_total"].GetMetric()[0].GetCounter().GetValue())

	second := add_family.AddFamily(registry, &exposition.Family{Name: "x_total", Help: "X.", Kind: exposition.Counter})
	add_value.AddValue(second, 5)
	metrics := parse_page.ParsePage(t, registry)["x_total"].GetMetric()
	require.Len(t, metrics, 1, "a name stands there once")
	require.EqualValues(t, 5, metrics[0].GetCounter().GetValue())
}
