package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice"
	"rkllmd/store/choice/choose_files"
	"rkllmd/store/remote"
	"rkllmd/store/source"
)

func TestChooseFiles(t *testing.T) {
	files := []remote.File{{Path: "a-Q4_K_M.gguf", Size: 4}, {Path: "a-Q8_0.gguf", Size: 8}, {Path: "mmproj-F16.gguf"},
		{Path: "npu/a-rk3588.rkllm", Size: 9}, {Path: "README.md"}}
	wanted := source.Source{Owner: "o", Repo: "r"}
	found, err := choose_files.ChooseFiles(files, wanted, choice.Machine{Embedded: true, Memory: 8 << 30})
	require.NoError(t, err)
	require.Equal(t, []string{"a-Q4_K_M", "mmproj-F16.gguf"}, []string{found.Group.Name, found.Others[0].Path})
	found, err = choose_files.ChooseFiles(files, wanted, choice.Machine{Chip: "RK3588", Memory: 8 << 30})
	require.NoError(t, err)
	require.Equal(t, "a-rk3588", found.Group.Name)
	require.Empty(t, found.Others)
	wanted.Quant = "Q8_0"
	found, err = choose_files.ChooseFiles(files, wanted, choice.Machine{Embedded: true})
	require.NoError(t, err)
	require.Equal(t, "a-Q8_0", found.Group.Name)
	_, err = choose_files.ChooseFiles(files[4:], wanted, choice.Machine{})
	require.ErrorContains(t, err, "hf:o/r has no model for this program")
}
