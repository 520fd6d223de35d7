package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/hub/read_model_path"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_spoil_path"
)

func TestReadModelPath(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		t.Run(layout.Generation, func(t *testing.T) {
			fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
			rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
			rkllm_spoil_path.RkllmSpoilPath(&rt.ModelMemory)
			require.Equal(t, fake.Model, read_model_path.ReadModelPath(rt))
		})
	}
}
