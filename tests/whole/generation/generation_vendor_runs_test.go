package generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/rkllm"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_fake_rkllm"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
)

// A vendor's library computes one run at a time: the others wait, and all of them end by abort_generation or with the
// backend.
func TestGenerationVendorRuns(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		t.Run(layout.Versions[0], func(t *testing.T) {
			// its answers have no end
			m := &rkllm_fake_generate.Model{Pause: time.Millisecond, Started: make(chan uintptr, 8)}
			b, _ := generation_fake_rkllm.GenerationFakeRkllm(t, layout, m)
			request := generation.Request{Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}

			t.Run("runs wait for each other, and can be aborted at any place", func(t *testing.T) {
				first, _ := generation_begin.GenerationBegin(t, b, request)
				second, record := generation_begin.GenerationBegin(t, b, request)
				third, _ := generation_begin.GenerationBegin(t, b, request)
				<-m.Started // the library has the first one
				for _, run := range []*generation.Run{third, first, second} {
					abort_generation.AbortGeneration(run)
					<-run.Done
					require.Equal(t, generation.ReasonAbort, run.Last.Reason)
				}
				require.Empty(t, third.Answer)
				require.Equal(t, generation.EventQueued, record.Events[0].Kind)
				require.Equal(t, 1, record.Events[0].Position)
			})
			t.Run("the end of the backend ends the runs", func(t *testing.T) {
				run, _ := generation_begin.GenerationBegin(t, b, request)
				waiting, _ := generation_begin.GenerationBegin(t, b, request)
				b.Close()
				<-run.Done
				<-waiting.Done
				require.ErrorIs(t, waiting.Last.Err, generation.ErrClosed)
				require.EqualValues(t, 1, m.Destroys.Load())
				_, err := start_generation.StartGeneration(b, request, generation_record.GenerationRecord(
					&generation_record.Record{}))
				require.ErrorIs(t, err, generation.ErrClosed)
			})
		})
	}
}
