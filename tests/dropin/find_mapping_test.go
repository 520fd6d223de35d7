package dropin_test

import (
	"os"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/find_mapping"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

func TestFindMapping(t *testing.T) {
	const maps = "00400000-00452000 r-xp 00000000 08:02 173521 /bin/x\n7f00-8f00 rw-p 0 0:0 0\nnonsense\n\n" +
		"ffffffffff600000-ffffffffff601000 --xp 00000000 00:00 0 [vsyscall]\n"
	for address, want := range map[uintptr]string{
		0: "", 0x3fffff: "", 0x400000: "r-xp", 0x451fff: "r-xp", 0x452000: "", 0x7f00: "rw-p",
		0xffffffffff600000: "--xp",
	} {
		require.Equal(t, want, find_mapping.FindMapping([]byte(maps), address), "%#x", address)
	}
	require.Empty(t, find_mapping.FindMapping(nil, 1))

	mine, err := os.ReadFile("/proc/self/maps")
	require.NoError(t, err)
	local := new([64]byte)
	require.Contains(t, find_mapping.FindMapping(mine, uintptr(unsafe.Pointer(local))), "rw")
	require.Contains(t, find_mapping.FindMapping(mine, uintptr(rt_on_result.Pointer)), "x")
}
