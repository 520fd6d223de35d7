// Package create_host makes the sessions of a daemon.
package create_host

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_cache"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/generation"
)

// CreateHost makes a host for sessions on whatever model hub has, with its metrics in registry.
//
// **Runs on:** any thread.
func CreateHost(hub *generation.Hub, o generation.SessionOptions, registry *exposition.Registry) *kakeya.Host {
	host := &kakeya.Host{Hub: hub, Options: o, Sessions: map[string]*kakeya.Session{}}
	host.Metrics = create_metrics.CreateMetrics(registry, count_cache.CountCache(host))
	return host
}
