// Package parse_page reads a page as Prometheus does.
package parse_page

import (
	"bytes"
	"maps"
	"slices"
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_page"
)

// ParsePage returns the families of registry's page by name, as Prometheus' parser reads it. Prometheus' own writer
// must write them byte for byte as they stand on the page.
func ParsePage(t testing.TB, registry *exposition.Registry) map[string]*dto.MetricFamily {
	t.Helper()
	page := append_page.AppendPage(nil, registry)
	parser := expfmt.NewTextParser(model.LegacyValidation)
	families, err := parser.TextToMetricFamilies(bytes.NewReader(page))
	require.NoError(t, err, "%s", page)
	var again bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(families)) {
		require.NotEmpty(t, families[name].GetHelp(), name)
		_, err := expfmt.MetricFamilyToText(&again, families[name])
		require.NoError(t, err)
	}
	require.Equal(t, again.String(), string(page))
	return families
}
