package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/doctor/format_cpus"
)

func TestFormatCpus(t *testing.T) {
	for want, cpus := range map[string][]int{
		"": nil, "0": {0}, "0-1": {0, 1}, "4-7": {4, 5, 6, 7}, "0,2-3,63-64,1023": {0, 2, 3, 63, 64, 1023},
	} {
		var set unix.CPUSet
		for _, cpu := range cpus {
			set.Set(cpu)
		}
		require.Equal(t, want, format_cpus.FormatCpus(&set))
	}
}
