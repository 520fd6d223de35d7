package library_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_fake_rkllm"
	"rkllmd/tests/support/generation/generation_text"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
)

func TestCreateRkllmBackend(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		t.Run(layout.Versions[0], func(t *testing.T) {
			m := &rkllm_fake_generate.Model{Tokens: 5}
			b, _ := generation_fake_rkllm.GenerationFakeRkllm(t, layout, m)
			require.Equal(t, "librkllmrt "+layout.Versions[0]+" (fake)", b.Name)
			request := generation.Request{Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}
			run, record := generation_begin.GenerationBegin(t, b, request)
			<-run.Done
			for i, event := range record.Events[:len(record.Events)-1] {
				require.Equal(t, generation.EventToken, event.Kind)
				require.Equal(t, int32(i), event.Token.ID)
			}
			text, _ := generation_text.GenerationText(record.Events)
			require.Equal(t, "ttttt", text)
			require.Equal(t, generation.ReasonStop, run.Last.Reason)
			require.Equal(t, 5, run.Last.Usage.Generated)
			require.Positive(t, run.Last.Timings.FirstToken)

			t.Run("max_tokens holds whether the library can be told or not", func(t *testing.T) {
				m.Tokens, m.Pause = 0, time.Millisecond
				short := request
				short.MaxTokens = 4
				if layout.Generation == "D" { // which is told, and ends the run itself
					m.Tokens = 4
				}
				run, _ := generation_answer.GenerationAnswer(t, b, short)
				require.Equal(t, generation.ReasonLength, run.Last.Reason)
				require.Len(t, run.Answer, 4)
			})
			t.Run("a stop text ends the run", func(t *testing.T) {
				m.Tokens = 0
				stopped := request
				stopped.Stop = []string{"ttt"}
				run, text := generation_answer.GenerationAnswer(t, b, stopped)
				require.Equal(t, generation.ReasonText, run.Last.Reason)
				require.Len(t, run.Answer, 3)
				require.Empty(t, text)
			})
		})
	}
}
