package generation_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_chat_model"
)

// A conversation that is sent whole with every turn is decoded only where it is new, with a template, too, that drops
// the thoughts of earlier questions: up to the first token that differs, nothing is decoded again.
func TestGenerationThoughts(t *testing.T) {
	template, err := os.ReadFile("../jinja/judge/templates/qwen3.jinja")
	require.NoError(t, err)
	m := generation_load.GenerationLoad(t, write_chat_model.WriteChatModel(t, string(template)))
	user, system := engine.Message{Role: "user", Content: "what time is it"}, engine.Message{Role: "system",
		Content: "be calm , and think before you answer"}
	call := engine.Message{Role: "assistant", NoContent: true, Reasoning: "the clock knows",
		ToolCalls: []engine.ToolCall{{ID: "1", Name: "now", Arguments: `{"zone": "UTC"}`}}}
	result := engine.Message{Role: "tool", ToolCallID: "1", Content: "five"}
	answer := engine.Message{Role: "assistant", Content: "it is five", Reasoning: "so it is five"}
	for _, sequences := range []int{1, 3} {
		b, err := create_engine_backend.CreateEngineBackend(m, engine.PoolOptions{Sequences: sequences, Size: 512,
			Threads: 1})
		require.NoError(t, err)
		var cached, first []int32 // what the last turn has left in the cache, and the prompt of the first one
		talk := []engine.Message{system, user}
		for turn, more := range [][]engine.Message{nil, {call, result}, {answer, user}, {answer, user},
			{answer, user}} {
			talk = append(talk, more...)
			run, _ := generation_answer.GenerationAnswer(t, b, generation.Request{Messages: talk, Thinking: true,
				Sampling: b.Defaults, MaxTokens: 4, Logprobs: -1})
			usage := run.Last.Usage
			same := count_common_prefix.CountCommonPrefix(cached, run.Prompt)
			require.Equal(t, same, usage.Reused, "turn %d", turn)
			require.Equal(t, len(run.Prompt)-same, usage.Prefilled, "turn %d", turn)
			switch turn {
			case 0:
				first = run.Prompt
			case 1:
				require.GreaterOrEqual(t, same, len(first), "the thoughts are behind what was read")
				require.Contains(t, string(b.Detokenize(run.Prompt)), "the clock knows", "of the question in hand")
			case 2:
				require.GreaterOrEqual(t, same, len(first), "the thoughts stood right behind it")
				require.NotContains(t, string(b.Detokenize(run.Prompt)), "the clock knows")
			default: // the thoughts of the last turn were never in a prompt
				require.GreaterOrEqual(t, same, len(first))
				require.Equal(t, first, run.Prompt[:len(first)])
			}
			if turn >= 2 {
				first = run.Prompt
			}
			cached = append(append([]int32{}, run.Prompt...), run.Answer[:max(0, len(run.Answer)-1)]...)
		}
		b.Close()
	}
}
