package generation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/grammar/check_answer"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
	"rkllmd/tests/whole/generation/called_tools"
)

// A model of random weights must call functions, in the form of each family of models: its calls are read back, and
// their arguments fit.
func TestForcedCalls(t *testing.T) {
	const schema = `{"type": "object", "properties": {"zone": {"type": "string", "maxLength": 5}, "hours": {"type":
		"integer", "minimum": 0, "maximum": 9}}, "required": ["zone", "hours"]}`
	const tools = `[{"type": "function", "function": {"name": "clock", "parameters": ` + schema + `}},
		{"type": "function", "function": {"name": "clock_all"}}]`
	choose_kernels.ChooseKernels(t, true)
	for _, format := range generation.CallFormats {
		m := generation_load.GenerationLoad(t, write_chat_model.WriteChatModel(t,
			chat_template.ChatTemplate("tools")+"{# "+
				strings.Join(format.Signs, " ")+" #}"))
		if format.Name != "hermes" && format.Name != "qwen-coder" {
			m.Facts.ChatTemplate = strings.ReplaceAll(m.Facts.ChatTemplate, "tool_call>", "call>")
		}
		b, err := create_engine_backend.CreateEngineBackend(m, engine.PoolOptions{Sequences: 2, Size: 1024, Threads: 1})
		require.NoError(t, err)
		require.Equal(t, format.Name, b.Model.Calls)
		sampling := b.Defaults
		sampling.TopK, sampling.Temperature = 0, 1.5
		request := generation.Request{Messages: []engine.Message{{Role: "user", Content: "What time is it?"}},
			Tools: tools,
			Calls: generation.CallsForced, Sampling: sampling, Logprobs: -1, MaxTokens: 300, OneCall: true}
		for seed := range uint64(2) {
			request.Seed, request.Function = &seed, []string{"", "clock"}[seed]
			run, record := generation_begin.GenerationBegin(t, b, request)
			<-run.Done
			text, calls := called_tools.CalledTools(t, record.Events)
			require.Equal(t, generation.ReasonCall, run.Last.Reason, format.Name)
			require.Len(t, calls, 1)
			require.Empty(t, text)
			if calls[0].Name == "clock" {
				require.NoError(t, check_answer.CheckAnswer(schema, calls[0].Arguments), calls[0].Arguments)
			} else {
				require.Equal(t, []string{"", "clock_all", "{}"}, []string{request.Function, calls[0].Name,
					calls[0].Arguments})
			}
			if seed > 0 {
				break
			}
			whole := request
			whole.WholeCalls = true
			run, record = generation_begin.GenerationBegin(t, b, whole)
			<-run.Done
			_, again := called_tools.CalledTools(t, record.Events)
			require.Equal(t, calls, again, "one seed, one answer")
		}
		b.Close()
	}
}
