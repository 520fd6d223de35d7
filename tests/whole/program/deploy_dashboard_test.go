package program_test

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"rkllmd/cli/fleet/add_fleet_figures"
	"rkllmd/cli/serve/create_registry"
	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/count_deaths"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/fleet/gateway"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/tests/support/project/project_path"
)

// Grafana's dashboard asks for metrics, and for labels of them, that the daemon has. What is beside it can be read.
func TestDeployDashboard(t *testing.T) {
	folder := project_path.ProjectPath(t, "examples/deploy") + "/"
	for _, name := range []string{"prometheus.yaml", "grafana/datasource.yaml", "grafana/provider.yaml"} {
		text, err := os.ReadFile(folder + name)
		require.NoError(t, err)
		var settings map[string]any
		require.NoError(t, yaml.Unmarshal(text, &settings), name)
	}
	registry, rt := create_registry.CreateRegistry(), &rkllm.Runtime{}
	create_collectors.CreateCollectors(registry, &generation.Hub{}, nil)
	rt.Serving.Store(&rkllm.Library{Isolated: &rkllm.Isolated{}})
	count_deaths.CountDeaths(rt, registry)
	add_fleet_figures.AddFleetFigures(&gateway.Gateway{}, registry)
	for _, update := range registry.Updates {
		update(registry)
	}
	type target struct{ Expr, LegendFormat string }
	var dashboard struct{ Panels []struct{ Targets []target } }
	text, err := os.ReadFile(folder + "grafana/dashboard.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &dashboard))
	var targets []target
	for _, panel := range dashboard.Panels {
		targets = append(targets, panel.Targets...)
	}
	require.GreaterOrEqual(t, len(targets), len(dashboard.Panels))
	require.NotEmpty(t, targets)
	names := regexp.MustCompile(`\b(?:rkllmd|go|process)_[a-z0-9_]+`)
	uses := regexp.MustCompile(`by \(([^)]*)\)|{{(\w+)}}`)
	for _, target := range targets {
		labels := []string{"le"}
		found := names.FindAllString(target.Expr, -1)
		require.NotEmpty(t, found, target.Expr)
		for _, name := range found {
			family := registry.Families[strings.TrimSuffix(name, "_bucket")]
			require.NotNil(t, family, name)
			require.Equal(t, strings.HasSuffix(name, "_bucket"), family.Kind == exposition.Histogram, name)
			labels = append(labels, family.Labels...)
		}
		for _, match := range uses.FindAllStringSubmatch(target.Expr+target.LegendFormat, -1) {
			require.Subset(t, labels, strings.Split(match[1]+match[2], ", "), target.Expr)
		}
	}
}
