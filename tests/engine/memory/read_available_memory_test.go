package memory_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/memory/read_available_memory"
)

func TestReadAvailableMemory(t *testing.T) {
	const meminfo = "MemTotal: 8000000 kB\nMemFree: 1 kB\nMemAvailable:    4000000 kB\n"
	for _, machine := range []struct {
		name  string
		files map[string]string
		want  uint64
	}{
		{"no control group", map[string]string{"proc/meminfo": meminfo}, 4000000 << 10},
		{"nothing known", nil, 0},
		{"version 2", map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "0::/a/b\n",
			"sys/fs/cgroup/a/b/memory.max": "1000\n"}, 1000},
		{"version 2, no limit", map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "0::/a\n",
			"sys/fs/cgroup/a/memory.max": "max\n"}, 4000000 << 10},
		{"version 2 in a container", map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "0::/host/path\n",
			"sys/fs/cgroup/memory.max": "2000\n"}, 2000},
		{"version 1", map[string]string{"proc/meminfo": meminfo, "proc/self/cgroup": "5:cpu:/\n4:memory:/x\n0::/\n",
			"sys/fs/cgroup/memory/x/memory.limit_in_bytes": "3000\n"}, 3000},
		{"only the limit is known", map[string]string{"proc/self/cgroup": "0::/\n",
			"sys/fs/cgroup/memory.max": "5000\n"}, 5000},
	} {
		t.Run(machine.name, func(t *testing.T) {
			root := t.TempDir()
			for name, text := range machine.files {
				require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755))
				require.NoError(t, os.WriteFile(filepath.Join(root, name), []byte(text), 0o600))
			}
			require.Equal(t, machine.want, read_available_memory.ReadAvailableMemory(root))
		})
	}
	require.Greater(t, read_available_memory.ReadAvailableMemory("/"), uint64(1<<20), "this machine")
}
