// Package generation_fake_rkllm opens a fake vendor's library for front-ends.
package generation_fake_rkllm

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/open_rkllm_model"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

// GenerationFakeRkllm returns the backend over a fake library of that layout, which has loaded m and is closed when the
// test ends.
func GenerationFakeRkllm(t testing.TB, layout *rkllm.Layout, m *rkllm_fake_generate.Model) (*generation.Backend,
	*rkllm_fake_find.Fake) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
	rkllm_set_answer.RkllmSetAnswer(fake, rkllm_fake_model.RkllmFakeModel(fake, m))
	b, _, err := open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Queue: 3})
	require.NoError(t, err)
	t.Cleanup(b.Close)
	return b, fake
}
