package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice/choose_projector"
	"rkllmd/store/remote"
)

func TestChooseProjector(t *testing.T) {
	require.Empty(t, choose_projector.ChooseProjector([]remote.File{{Path: "a.gguf"}}))
	found := choose_projector.ChooseProjector([]remote.File{{Path: "mmproj-BF16.gguf"}, {Path: "mmproj-F16.gguf"},
		{Path: "mmproj-F32.gguf"}})
	require.Equal(t, []remote.File{{Path: "mmproj-F16.gguf"}}, found)
}
