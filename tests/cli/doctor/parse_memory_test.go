package doctor_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor/parse_memory"
)

func TestParseMemory(t *testing.T) {
	total, available := parse_memory.ParseMemory(
		"MemTotal:        8000000 kB\nMemFree:  1 kB\nMemAvailable:    6000000 kB\n")
	require.Equal(t, []uint64{8000000 << 10, 6000000 << 10}, []uint64{total, available})
	for _, text := range []string{"", "MemTotal:\n", "MemTotal: x kB\nMemAvailable: -1 kB", "MemTotal: 1 MB",
		"MemTotal: 99999999999999999999 kB"} {
		total, available = parse_memory.ParseMemory(text)
		require.Zero(t, total+available, text)
	}
	text, err := os.ReadFile("/proc/meminfo")
	require.NoError(t, err)
	total, available = parse_memory.ParseMemory(string(text))
	require.Greater(t, total, available)
	require.NotZero(t, available)
}
