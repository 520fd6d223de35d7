package create_registry_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/create_registry"
)

func TestCreateRegistry(t *testing.T) {
	registry := create_registry.CreateRegistry()
	for _, name := range []string{"go_goroutines", "process_resident_memory_bytes", "process_open_fds"} {
		count, err := testutil.GatherAndCount(registry, name)
		require.NoError(t, err)
		require.Equal(t, 1, count, name)
	}
}
