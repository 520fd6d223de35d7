package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/write_for_model"
	"rkllmd/generation"
	"rkllmd/generation/run/write_request"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

func TestWriteRequest(t *testing.T) {
	m := generation_load.GenerationLoad(t, write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("qwen3")))
	write := write_for_model.WriteForModel(m)
	const asked = "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n"
	talk := []engine.Message{{Role: "system", Content: "calm"}, {Role: "user", Content: "hello"}}
	written, err := write_request.WriteRequest(write, &generation.Request{Prompt: "a<|im_end|>", Raw: true,
		Letters: true})
	require.NoError(t, err)
	require.Equal(t, engine.Prompt{Text: "a<|im_end|>", Content: []engine.Span{{From: 0, To: 11}}}, written)
	const clock = `[{"type": "function", "function": {"name": "clock"}}]`
	for want, request := range map[string]generation.Request{
		"hello": {Prompt: "hello", Raw: true},
		asked:   {Prompt: "hello", Thinking: true},
		"<|im_start|>user\nopen<|im_end|>\n<|im_start|>assistant\n": {Prompt: "open", OpenThinking: true},
		asked + "<think>\n\n</think>\n\n":                           {Prompt: "hello"},
		// only a prompt can be raw
		"<|im_start|>system\ncalm<|im_end|>\n" + asked: {Messages: talk, Thinking: true, Raw: true},
	} {
		prompt, err := write_request.WriteRequest(write, &request)
		require.NoError(t, err)
		require.Equal(t, want, prompt.Text)
	}
	prompt, err := write_request.WriteRequest(write, &generation.Request{Messages: talk, Tools: clock})
	require.NoError(t, err)
	require.Contains(t, prompt.Text, `"name": "clock"`)
	m.Form = "chatml"
	prompt, err = write_request.WriteRequest(write, &generation.Request{Prompt: "hello"})
	require.NoError(t, err)
	require.Equal(t, asked, prompt.Text, "llama.cpp's form")
	_, err = write_request.WriteRequest(write, &generation.Request{Messages: talk, Tools: clock})
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "the model's chat template writes no functions (tools); describe them in a message")

	called := append(talk, engine.Message{Role: "assistant", NoContent: true, ToolCalls: []engine.ToolCall{{Name: "now",
		Arguments: "{}"}}})
	_, err = write_request.WriteRequest(write, &generation.Request{Messages: called})
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.ErrorContains(t, err, "the chat template does not write messages[2].tool_calls[0]")
	m.Form = ""
	_, err = write_request.WriteRequest(write, &generation.Request{Messages: talk, Documents: `[{"text": "x"}]`})
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "the model's chat template writes no documents; give them in a message")
	m.Facts.ChatTemplate = "{{ documents }} {{ mood }} {{ messages[-1].content }} {{ add_generation_prompt }} end"
	for want, request := range map[string]generation.Request{
		"[{'text': 'x'}]  hello True end": {Messages: talk, Documents: `[{"text": "x"}]`},
		"None 2.0 hello False end":        {Messages: talk, Arguments: `{"mood": 2.0}`, NoAssistant: true},
		"None calm hello True end":        {Prompt: "hello", Arguments: `{"mood": "calm"}`},
		"None  hello":                     {Messages: talk, Continue: true},
	} {
		prompt, err = write_request.WriteRequest(write, &request)
		require.NoError(t, err)
		require.Equal(t, want, prompt.Text)
	}

	m.Facts.ChatTemplate = "{{ raise_exception('no system') }}"
	_, err = write_request.WriteRequest(write, &generation.Request{Messages: talk})
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.EqualError(t, err, "the chat template cannot write this: it says: no system")
	prompt, err = write_request.WriteRequest(nil, &generation.Request{Prompt: "hello"})
	require.NoError(t, err)
	require.Equal(t, engine.Prompt{Text: "hello", Content: []engine.Span{{From: 0, To: 5}}}, prompt)
}
