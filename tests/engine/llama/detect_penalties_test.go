package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/detect_penalties"
	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/use_functions"
	"rkllmd/tests/support/engine/llama_fake"
)

func TestDetectPenalties(t *testing.T) {
	for argument, want := range map[string]bool{"-DOLD": false, "-DNEW": true} {
		object, err := open_object.OpenObject(llama_fake.LlamaFake(t, t.TempDir(), llama.Layouts[0], "", nil, argument))
		require.NoError(t, err)
		require.Empty(t, use_functions.UseFunctions(object))
		require.Equal(t, want, detect_penalties.DetectPenalties(), argument)
	}
}
