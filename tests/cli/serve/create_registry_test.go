package serve_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/prometheus/common/expfmt"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_registry"
	"rkllmd/tests/support/faces/parse_page"
)

func TestCreateRegistry(t *testing.T) {
	registry := create_registry.CreateRegistry()
	families := parse_page.ParsePage(t, registry)
	for _, name := range []string{"go_goroutines", "process_resident_memory_bytes", "process_open_fds"} {
		require.Len(t, families[name].GetMetric(), 1, name)
		require.Positive(t, families[name].GetMetric()[0].GetGauge().GetValue(), name)
	}
	var build strings.Builder
	_, err := expfmt.MetricFamilyToText(&build, families["rkllmd_build_info"])
	require.NoError(t, err)
	require.Equal(t, fmt.Sprintf("# HELP rkllmd_build_info 1; its labels say which program this is.\n# TYPE "+
		"rkllmd_build_info gauge\n"+
		"rkllmd_build_info{goarch=%q,goos=%q,goversion=%q,revision=\"unknown\",version=%q} 1\n", runtime.GOARCH,
		runtime.GOOS, runtime.Version(), cli.Version), build.String())
}
