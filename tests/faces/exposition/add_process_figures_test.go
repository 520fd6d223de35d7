package exposition_test

import (
	"os"
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
	for _, figure := range exposition.ProcessFigures {
		if _, err := os.Stat("/proc/self/net/netstat"); err != nil && strings.Contains(figure.Name, "network") {
			require.NotContains(t, families, figure.Name, "the kernel does not tell")
			continue
		}
		require.Contains(t, families, figure.Name)
	}
	for name, family := range families {
		require.True(t, strings.HasPrefix(name, "process_"), name)
		require.Equal(t, strings.HasSuffix(name, "_total"), family.GetType() == dto.MetricType_COUNTER, name)
	}
}
