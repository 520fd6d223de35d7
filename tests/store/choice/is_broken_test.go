package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice"
	"rkllmd/store/choice/is_broken"
	"rkllmd/store/remote"
)

func TestIsBroken(t *testing.T) {
	require.True(t, is_broken.IsBroken(choice.Group{}))
	require.True(t, is_broken.IsBroken(choice.Group{Files: []remote.File{{Path: "a-00001-of-00002.gguf"}}}))
	require.False(t, is_broken.IsBroken(choice.Group{Files: []remote.File{{Path: "a.gguf"}}}))
}
