package exposition_test

import (
	"runtime"
	"strings"
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_go_figures"
	"rkllmd/tests/support/faces/parse_page"
)

func TestAddGoFigures(t *testing.T) {
	registry := &exposition.Registry{}
	add_go_figures.AddGoFigures(registry)
	families := parse_page.ParsePage(t, registry)
	require.Len(t, families, len(exposition.GoFigures)+2)
	info := families[exposition.GoInfo].GetMetric()[0]
	require.Equal(t, 1.0, info.GetGauge().GetValue())
	require.Equal(t, "version", info.GetLabel()[0].GetName())
	require.Equal(t, runtime.Version(), info.GetLabel()[0].GetValue())
	require.Equal(t, dto.MetricType_SUMMARY, families[exposition.GoGC].GetType())
	for name, family := range families {
		require.True(t, strings.HasPrefix(name, "go_"), name)
		require.Equal(t, strings.HasSuffix(name, "_total"), family.GetType() == dto.MetricType_COUNTER, name)
	}
}
