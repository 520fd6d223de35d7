package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library/read_rkllm_limits"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
)

func TestReadRkllmLimits(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		t.Run(layout.Generation, func(t *testing.T) {
			fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
			context, answer := read_rkllm_limits.ReadRkllmLimits(rkllm_load_model.RkllmLoadModel(t, fake, ""))
			require.Equal(t, []int{rkllm.DefaultLength, rkllm.DefaultLength}, []int{context, answer})
			context, answer = read_rkllm_limits.ReadRkllmLimits(create_runtime.CreateRuntime(fake.Library,
				rkllm.Limits{}))
			require.Equal(t, []int{0, 0}, []int{context, answer}, "there is no model")
		})
	}
}
