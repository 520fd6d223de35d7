// Package create_registry makes the registry of the daemon's metrics.
package create_registry

import (
	"cmp"
	"runtime"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"rkllmd/cli"
)

// CreateRegistry makes a registry with what Go and the kernel say of the process, and which program it is. The
// front-ends add theirs.
//
// **Runs on:** any thread.
func CreateRegistry() *prometheus.Registry {
	registry := prometheus.NewRegistry()
	build := prometheus.NewGauge(prometheus.GaugeOpts{Name: "rkllmd_build_info",
		Help: "1; its labels say which program this is.",
		ConstLabels: prometheus.Labels{"version": cli.Version, "revision": cmp.Or(cli.Revision, "unknown"),
			"goversion": runtime.Version(), "goos": runtime.GOOS, "goarch": runtime.GOARCH}})
	build.Set(1)
	registry.MustRegister(build, collectors.NewGoCollector(), collectors.NewProcessCollector(
		collectors.ProcessCollectorOpts{}))
	return registry
}
