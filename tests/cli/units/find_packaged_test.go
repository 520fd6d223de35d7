package units_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/find_packaged"
	"rkllmd/tests/cli/cli_write_machine"
)

func TestFindPackaged(t *testing.T) {
	root := cli_write_machine.CliWriteMachine(t, map[string]string{"b/rkllmd.service": "", "c/rkllmd.socket": ""})
	place := units.Place{Packaged: []string{filepath.Join(root, "a"), filepath.Join(root, "b")}}
	require.Equal(t, filepath.Join(root, "b/rkllmd.service"), find_packaged.FindPackaged(place))
	require.Empty(t, find_packaged.FindPackaged(units.Place{Packaged: []string{filepath.Join(root, "c")}}))
}
