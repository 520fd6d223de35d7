package generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/generation/generation_text"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

// Conversations through a model's own chat template, with thinking and without.
func TestGenerationChat(t *testing.T) {
	talk := []engine.Message{{Role: "system", Content: "be calm"}, {Role: "user", Content: "the river"}}
	const clock = `[{"type": "function", "function": {"name": "clock"}}]`
	for _, row := range []struct {
		family            string
		thinking, thought bool
		prompt            string // its end; "": the template refuses the system prompt
	}{
		{"qwen3", true, false, "<|im_start|>assistant\n"},
		{"qwen3", false, false, "<|im_start|>assistant\n<think>\n\n</think>\n\n"},
		{"deepseek", false, true, "<｜Assistant｜><think>\n"}, // always
		{"chatml", true, false, "<|im_start|>assistant\n"},
		{"gemma", false, false, ""},
	} {
		m := generation_load.GenerationLoad(t, write_chat_model.WriteChatModel(t, chat_template.ChatTemplate(
			row.family)))
		b, err := create_engine_backend.CreateEngineBackend(m, engine.PoolOptions{Sequences: 2, Size: 512, Threads: 1})
		require.NoError(t, err)
		t.Cleanup(b.Close)
		request := generation.Request{Messages: talk, Thinking: row.thinking, MaxTokens: 8, Sampling: b.Defaults,
			Logprobs: -1}
		if row.prompt == "" {
			_, err = start_generation.StartGeneration(b, request, nil)
			require.ErrorIs(t, err, generation.ErrInvalid)
			require.EqualError(t, err, "the chat template cannot write this: it says: there is no role system")
			continue
		}
		run, record := generation_begin.GenerationBegin(t, b, request)
		<-run.Done
		prompt := string(b.Detokenize(run.Prompt))
		require.Contains(t, prompt, "be calm")
		require.Equal(t, row.prompt, prompt[len(prompt)-len(row.prompt):], row.family)
		text, thoughts := generation_text.GenerationText(record.Events)
		require.Equal(t, [2]bool{!row.thought, row.thought}, [2]bool{text != "", thoughts != ""}, row.family)
		request.Tools = clock
		if row.family == "qwen3" {
			run, _ = generation_begin.GenerationBegin(t, b, request)
			require.Contains(t, string(b.Detokenize(run.Prompt)), `"name": "clock"`)
			<-run.Done
			continue
		}
		_, err = start_generation.StartGeneration(b, request, nil)
		require.ErrorIs(t, err, generation.ErrNotSupported)
	}
}
