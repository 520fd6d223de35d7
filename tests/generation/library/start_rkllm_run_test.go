package library_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/rkllm"
	"rkllmd/tests/support/generation/generation_fake_rkllm"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
)

// What a version of the library lacks is refused by the name of the version that has it, and nothing waits in the queue
// then.
func TestStartRkllmRun(t *testing.T) {
	for _, one := range []struct {
		layout  *rkllm.Layout
		members string // of the request, beside those of every one
		kind    error
		message string
	}{
		{rkllm.LayoutB, `{"Thinking": true}`, generation.ErrInvalid, "1.2.1"},
		{rkllm.LayoutC, `{"Sampling": {"TopK": 1}}`, generation.ErrNotSupported, "librkllmrt 1.2.1 (fake)"},
		{rkllm.LayoutD, `{"Seed": 0}`, generation.ErrNotSupported, "seed"},
		{rkllm.LayoutD, `{"Logprobs": 0}`, generation.ErrNotSupported, "librkllmrt"},
	} {
		m := &rkllm_fake_generate.Model{Tokens: 1}
		b, _ := generation_fake_rkllm.GenerationFakeRkllm(t, one.layout, m)
		request := generation.Request{Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}
		require.NoError(t, json.Unmarshal([]byte(one.members), &request))
		_, err := start_generation.StartGeneration(b, request, generation_record.GenerationRecord(
			&generation_record.Record{}))
		require.ErrorIs(t, err, one.kind)
		require.ErrorContains(t, err, one.message)
	}
	t.Run("a full queue refuses", func(t *testing.T) {
		b, _ := generation_fake_rkllm.GenerationFakeRkllm(t, rkllm.LayoutD, &rkllm_fake_generate.Model{})
		request := generation.Request{Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}
		var err error
		for range 5 { // one at the library, three that wait
			if err != nil {
				break
			}
			_, err = start_generation.StartGeneration(b, request, generation_record.GenerationRecord(
				&generation_record.Record{}))
		}
		require.ErrorIs(t, err, generation.ErrBusy)
	})
}
