package demo_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/create_tiny_tensors"
	"rkllmd/demo/create_tiny_vocabulary"
)

func TestCreateTinyTensors(t *testing.T) {
	v := create_tiny_vocabulary.CreateTinyVocabulary(false)
	for architecture, want := range map[string]int{"llama": 3 + 2*9, "qwen2": 3 + 2*12, "qwen3": 3 + 2*11} {
		tensors := create_tiny_tensors.CreateTinyTensors(architecture, v, 7)
		require.Len(t, tensors, want)
		names := map[string]bool{}
		for _, tensor := range tensors {
			names[tensor.Name] = true
			size := uint64(1)
			for _, n := range tensor.Shape {
				size *= n
			}
			require.Len(t, tensor.Data, int(size), tensor.Name)
		}
		require.Len(t, names, want)
		require.Equal(t, tensors, create_tiny_tensors.CreateTinyTensors(architecture, v, 7),
			"the same seed, the same weights")
		require.NotEqual(t, tensors, create_tiny_tensors.CreateTinyTensors(architecture, v, 8))
	}
}
