// Package create_host makes the sessions of a daemon.
package create_host

import (
	"github.com/prometheus/client_golang/prometheus"

	"rkllmd/generation"
	"rkllmd/kakeya"
	"rkllmd/kakeya/count_cache"
	"rkllmd/kakeya/create_metrics"
)

// CreateHost makes a host for sessions on whatever model hub has, with its metrics in registry.
//
// **Runs on:** any.
func CreateHost(hub *generation.Hub, o generation.SessionOptions, registry prometheus.Registerer) *kakeya.Host {
	host := &kakeya.Host{Hub: hub, Options: o, Sessions: map[string]*kakeya.Session{}}
	host.Metrics = create_metrics.CreateMetrics(registry, count_cache.CountCache(host))
	return host
}
