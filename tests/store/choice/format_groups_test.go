package choice_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice"
	"rkllmd/store/choice/format_groups"
	"rkllmd/store/remote"
)

func TestFormatGroups(t *testing.T) {
	group := choice.Group{Size: 5, Files: []remote.File{{Path: "s/a.gguf"}}}
	require.Equal(t, "s/a.gguf (5 B), s/a.gguf (5 B)", format_groups.FormatGroups([]choice.Group{group, group}))
	require.Contains(t, format_groups.FormatGroups(slices.Repeat([]choice.Group{group}, 40)), ", and 10 others")
}
