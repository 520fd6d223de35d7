package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt/handle/choose_cpus"
)

func TestChooseCpus(t *testing.T) {
	var allowed unix.CPUSet
	for _, cpu := range []int{0, 1, 2, 5, 31, 40} {
		allowed.Set(cpu)
	}
	for _, row := range []struct {
		mask    uint32
		threads int
		want    []int
		use     bool
	}{
		{0, 1, nil, false},
		{0xF0, 1, []int{5}, true},
		{0xF0, 2, []int{5}, false},
		{0x8, 1, nil, false},
		{0x7, 3, []int{0, 1, 2}, true},
		{0xFFFFFFFF, 4, []int{0, 1, 2, 5, 31}, true},
	} {
		chosen, use := choose_cpus.ChooseCpus(row.mask, allowed, row.threads)
		require.Equal(t, row.use, use)
		require.Equal(t, len(row.want), chosen.Count())
		for _, cpu := range row.want {
			require.True(t, chosen.IsSet(cpu))
		}
	}
}
