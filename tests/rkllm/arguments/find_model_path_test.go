package arguments_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/find_model_path"
)

func TestFindModelPath(t *testing.T) {
	m := rkllm.Memory{Paths: []rkllm.Path{{Text: "/c", Use: rkllm.PathRead}, {Text: "/m", Use: rkllm.PathModel}}}
	require.Equal(t, "/m", find_model_path.FindModelPath(&m), "what the pointer leads to is not looked at")
	m.Paths = m.Paths[:1]
	require.Empty(t, find_model_path.FindModelPath(&m))
}
