package doctor_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_memory"
)

func TestCheckMemory(t *testing.T) {
	root := t.TempDir()
	report := &doctor.Report{}
	check_memory.CheckMemory(report, root)
	require.Equal(t, doctor.MemoryReport{Page: os.Getpagesize()}, report.Memory)
	require.Empty(t, report.Problems, "not known")

	require.NoError(t, os.Mkdir(filepath.Join(root, "proc"), 0o700))
	meminfo := filepath.Join(root, "proc/meminfo")
	require.NoError(t, os.WriteFile(meminfo, []byte("MemTotal: 8388608 kB\nMemAvailable: 4194304 kB\n"), 0o600))
	check_memory.CheckMemory(report, root)
	require.Equal(t, doctor.MemoryReport{Total: 8 << 30, Available: 4 << 30, Page: os.Getpagesize()}, report.Memory)
	require.Empty(t, report.Problems)

	require.NoError(t, os.WriteFile(meminfo, []byte("MemTotal: 8388608 kB\nMemAvailable: 102400 kB\n"), 0o600))
	check_memory.CheckMemory(report, root)
	require.Equal(t, []doctor.Problem{{About: "memory",
		Advice: "100 MiB of memory are available, the smallest models need about 512: " +
			"end other programs, or use a machine with more"}}, report.Problems)
}
