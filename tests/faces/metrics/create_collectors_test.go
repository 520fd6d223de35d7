package metrics_test

import (
	"strings"
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_value"
	"rkllmd/faces/exposition/count_observation"
	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
	"rkllmd/tests/support/faces/parse_page"
)

func TestCreateCollectors(t *testing.T) {
	registry := &exposition.Registry{}
	c := create_collectors.CreateCollectors(registry, &generation.Hub{}, web_worker.WebWorker)
	types := map[dto.MetricType]int{}
	for _, histogram := range []*exposition.Family{c.Queue, c.FirstToken, c.Token, c.Total} {
		count_observation.CountObservation(histogram, 1, "http", "m")
	}
	for _, counter := range []*exposition.Family{c.Ended, c.Tokens} {
		add_value.AddValue(counter, 1, "http", "m", "stop")
	}
	for _, counter := range []*exposition.Family{c.Cancels, c.Errors, c.Feedback} {
		add_value.AddValue(counter, 1, "http", "stop")
	}
	add_value.AddValue(c.Clients, 1, "http")
	for name, family := range parse_page.ParsePage(t, registry) {
		require.Regexp(t, "^rkllmd_[a-z_]+$", name)
		require.Equal(t, strings.HasSuffix(name, "_total"), family.GetType() == dto.MetricType_COUNTER, name)
		types[family.GetType()]++
	}
	require.Equal(t, map[dto.MetricType]int{dto.MetricType_COUNTER: 5, dto.MetricType_HISTOGRAM: 4,
		dto.MetricType_GAUGE: 1 + len(metrics.Gauges)}, types)
}
