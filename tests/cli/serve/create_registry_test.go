package serve_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_registry"
)

func TestCreateRegistry(t *testing.T) {
	registry := create_registry.CreateRegistry()
	for _, name := range []string{"go_goroutines", "process_resident_memory_bytes", "process_open_fds",
		"rkllmd_build_info"} {
		count, err := testutil.GatherAndCount(registry, name)
		require.NoError(t, err)
		require.Equal(t, 1, count, name)
	}
	want := fmt.Sprintf("# HELP rkllmd_build_info 1; its labels say which program this is.\n# TYPE "+
		"rkllmd_build_info gauge\n"+
		"rkllmd_build_info{goarch=%q,goos=%q,goversion=%q,revision=\"unknown\",version=%q} 1\n", runtime.GOARCH,
		runtime.GOOS, runtime.Version(), cli.Version)
	require.NoError(t, testutil.GatherAndCompare(registry, strings.NewReader(want), "rkllmd_build_info"))
}
