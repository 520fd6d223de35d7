// Package create_registry makes the registry of the daemon's metrics.
package create_registry

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// CreateRegistry makes a registry with what Go and the kernel say of the process. The front-ends add theirs.
//
// **Runs on:** any.
func CreateRegistry() *prometheus.Registry {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return registry
}
