// Package create_host makes the sessions of a daemon.
package create_host

import (
	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_cache"
	"rkllmd/faces/kakeya/create_metrics"
	"rkllmd/generation"
	"rkllmd/models"
)

// CreateHost makes a host for sessions on whatever model hub has, and on those of named, with its metrics in registry.
//
// **Runs on:** any thread.
func CreateHost(hub *generation.Hub, named *models.Table, o generation.SessionOptions,
	registry *exposition.Registry) *kakeya.Host {
	host := &kakeya.Host{Hub: hub, Named: named, Options: o, Sessions: map[string]*kakeya.Session{}}
	host.Metrics = create_metrics.CreateMetrics(registry, count_cache.CountCache(host))
	return host
}
