package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice/choose_chip"
	"rkllmd/store/choice/list_groups"
	"rkllmd/store/remote"
)

func TestChooseChip(t *testing.T) {
	groups := list_groups.ListGroups([]remote.File{{Path: "m-w4a16-rk3576.rkllm"}, {Path: "m-w8a8_g128-rk3588.rkllm"},
		{Path: "m-w8a8-rk3588.rkllm"}, {Path: "m-w8a8-rk3588-2.rkllm"}})
	found, ok := choose_chip.ChooseChip(groups, "m", "RK3588")
	require.True(t, ok)
	require.Equal(t, "m-w8a8-rk3588-2", found.Group.Name)
	require.Contains(t, found.Reason, "made for the RK3588 of this board; 2 others were too")
	_, ok = choose_chip.ChooseChip(groups, "m", "RK3562")
	require.False(t, ok)
	plain := list_groups.ListGroups([]remote.File{{Path: "m.rkllm"}})
	_, ok = choose_chip.ChooseChip(plain, "m-rk3576", "RK3588")
	require.False(t, ok)
	found, ok = choose_chip.ChooseChip(plain, "m-RK3588", "RK3588")
	require.True(t, ok)
	require.Equal(t, "m", found.Group.Name)
}
