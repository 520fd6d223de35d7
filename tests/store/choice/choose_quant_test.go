package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice"
	"rkllmd/store/choice/choose_quant"
	"rkllmd/store/choice/list_groups"
	"rkllmd/store/remote"
)

func TestChooseQuant(t *testing.T) {
	groups := list_groups.ListGroups([]remote.File{{Path: "m-Q2_K.gguf", Size: 2 << 30}, {Path: "m-Q4_K_M.gguf",
		Size: 4 << 30},
		{Path: "m-Q8_0.gguf", Size: 8 << 30}, {Path: "m-F16.gguf", Size: 16 << 30}, {Path: "m-Q3_K_M.gguf",
			Size: 3 << 30}})
	for memory, right := range map[uint64][]string{
		64 << 30: {"m-Q4_K_M", "nearest to Q4_K_M"}, 0: {"m-Q4_K_M", "it takes about 5.0 GB of memory;"},
		4 << 30: {"m-Q3_K_M", "it takes about 3.9 GB of the 4.3 GB"}, 3 << 30: {"m-Q2_K",
			"what would be better does not fit"},
		1 << 30: {"", "the smallest, m-Q2_K.gguf, takes about 2.7 GB, and 1.1 GB are available"},
	} {
		found, err := choose_quant.ChooseQuant(groups, choice.Machine{Memory: memory})
		if err != nil {
			require.ErrorContains(t, err, right[1])
			continue
		}
		require.Equal(t, right[0], found.Group.Name)
		require.Contains(t, found.Reason, right[1])
	}
	found, err := choose_quant.ChooseQuant(groups[:1], choice.Machine{})
	require.NoError(t, err)
	require.Contains(t, found.Reason, "there is no other")
}
