package versions_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/versions/name_machine"
)

func TestNameMachine(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, "proc/device-tree"), 0o755))
	bare := name_machine.NameMachine(root)
	require.Contains(t, bare, "no chip driver none")
	place := filepath.Join(root, "proc/cpuinfo")
	require.NoError(t, os.WriteFile(place, []byte("processor\t: 0\nBogoMIPS\t: 1\nFeatures\t: fp asimd\n\n"+
		"processor\t: 1\nBogoMIPS\t: 2\nFeatures\t: fp asimd\n"), 0o644))
	two := name_machine.NameMachine(root)
	require.NotEqual(t, bare, two)
	require.NoError(t, os.WriteFile(place, []byte("processor\t: 0\nBogoMIPS\t: 7\nFeatures\t: fp asimd\n"), 0o644))
	require.Equal(t, two, name_machine.NameMachine(root), "what changes by itself does not count")
	require.NoError(t, os.WriteFile(place, []byte("processor\t: 0\nFeatures\t: fp asimd sve\n"), 0o644))
	require.NotEqual(t, two, name_machine.NameMachine(root))
	require.NoError(t, os.WriteFile(filepath.Join(root, "proc/device-tree/compatible"),
		[]byte("rockchip,rk3588\x00"), 0o644))
	require.Contains(t, name_machine.NameMachine(root), "RK3588")
}
