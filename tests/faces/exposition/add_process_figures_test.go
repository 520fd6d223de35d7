package exposition_test

import (
	"strings"
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_process_figures"
	"rkllmd/tests/support/faces/parse_page"
)

func TestAddProcessFigures(t *testing.T) {
	registry := &exposition.Registry{}
	add_process_figures.AddProcessFigures(registry)
	families := parse_page.ParsePage(t, registry)
	require.Len(t, families, len(exposition.ProcessFigures))
	for name, family := range families {
		require.True(t, strings.HasPrefix(name, "process_"), name)
		require.Equal(t, strings.HasSuffix(name, "_total"), family.GetType() == dto.MetricType_COUNTER, name)
	}
}
