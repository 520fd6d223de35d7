package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/hub/read_model_path"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
)

func TestReadModelPath(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		t.Run(layout.Generation, func(t *testing.T) {
			fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
			require.Equal(t, fake.Model, read_model_path.ReadModelPath(rkllm_load_model.RkllmLoadModel(t, fake, "")))
		})
	}
}
