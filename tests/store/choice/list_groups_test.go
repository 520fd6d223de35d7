package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice"
	"rkllmd/store/choice/list_groups"
	"rkllmd/store/remote"
)

func TestListGroups(t *testing.T) {
	groups := list_groups.ListGroups([]remote.File{{Path: "b-Q4_0-00002-of-00002.gguf", Size: 2}, {Path: "x.txt"},
		{Path: "b-Q4_0-00001-of-00002.gguf", Size: 1}, {Path: "half-00001-of-00002.gguf"},
		{Path: "late-00002-of-00002.gguf"},
		{Path: "a.rkllm", Size: 5}, {Path: "mmproj.gguf"}})
	require.Len(t, groups, 2)
	require.Equal(t, choice.Group{Name: "a", NPU: true, Size: 5, Files: []remote.File{{Path: "a.rkllm", Size: 5}}},
		groups[0])
	require.Equal(t, []any{"b-Q4_0", "Q4_0", int64(3), 2}, []any{groups[1].Name, groups[1].Quant, groups[1].Size,
		len(groups[1].Files)})
}
