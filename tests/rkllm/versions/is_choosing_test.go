package versions_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/is_choosing"
)

func TestIsChoosing(t *testing.T) {
	require.False(t, is_choosing.IsChoosing(nil))
	require.False(t, is_choosing.IsChoosing(&rkllm.Versions{}))
	require.True(t, is_choosing.IsChoosing(&rkllm.Versions{Choosing: true}))
}
