// Package create_collectors makes what is counted for Prometheus.
package create_collectors

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/read_gauge"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

// CreateCollectors makes what is counted of front-ends, of the model of hub and of the worker, and puts it into
// registry.
//
// **Runs on:** any thread. It is called once for a registry.
func CreateCollectors(registry *exposition.Registry, hub *generation.Hub,
	worker func() web.Worker) *metrics.Collectors {
	c := &metrics.Collectors{}
	for _, h := range []struct {
		to         **exposition.Family
		name, help string
		buckets    []float64
	}{
		{&c.Queue, "rkllmd_generation_queue_seconds", "From asking for a generation until it is computed.",
			metrics.WaitBuckets},
		{&c.FirstToken, "rkllmd_generation_first_token_seconds", "From asking for a generation to its first token.",
			metrics.WaitBuckets},
		{&c.Token, "rkllmd_generation_token_seconds", "From one token of a generation to the next one.",
			metrics.TokenBuckets},
		{&c.Total, "rkllmd_generation_seconds", "From asking for a generation to its end.", metrics.WaitBuckets},
	} {
		*h.to = add_family.AddFamily(registry, &exposition.Family{Name: h.name, Help: h.help,
			Kind: exposition.Histogram, Bounds: h.buckets, Labels: []string{"face", "model"}})
	}
	for _, n := range []struct {
		to         **exposition.Family
		name, help string
		labels     []string // behind face
	}{
		{&c.Ended, "rkllmd_generations_total",
			"Generations that have ended, by reason: stop, text, length, context, abort (cancelled), error.",
			[]string{"model", "reason"}},
		{&c.Tokens, "rkllmd_tokens_total",
			"Tokens by kind: prompt, reused (of those, what stood in the cache), generated.",
			[]string{"model", "kind"}},
		{&c.Cancels, "rkllmd_cancels_total",
			"Generations that were ended before their time, by the client or for it.", []string{"model"}},
		{&c.Errors, "rkllmd_errors_total", "Errors that clients were told of, by the protocol's type.",
			[]string{"type"}},
		{&c.Feedback, "rkllmd_feedback_total", "Feedback of clients by rating: positive, neutral, negative.",
			[]string{"rating"}},
	} {
		*n.to = add_family.AddFamily(registry, &exposition.Family{Name: n.name, Help: n.help, Kind: exposition.Counter,
			Labels: append([]string{"face"}, n.labels...)})
	}
	c.Clients = add_family.AddFamily(registry, &exposition.Family{Name: "rkllmd_clients", Help: "Connections.",
		Kind: exposition.Gauge, Labels: []string{"face"}})
	for _, gauge := range metrics.Gauges {
		add_family.AddFamily(registry, &exposition.Family{Name: string(gauge.Name), Help: gauge.Help,
			Kind: exposition.Gauge, Read: read_gauge.ReadGauge(gauge.Name, hub, worker)})
	}
	return c
}
