package run_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/detokenize_for_model"
	"rkllmd/generation/run/render_request"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/engine_read_back"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

func TestRenderRequest(t *testing.T) {
	m := generation_load.GenerationLoad(t, write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("deepseek")))
	text := detokenize_for_model.DetokenizeForModel(m)
	tokens, mark, err := render_request.RenderRequest(m, 64, &generation.Request{Prompt: "hello"})
	require.NoError(t, err)
	require.Equal(t, "<｜User｜>hello<｜Assistant｜><think>\n", string(text(tokens)))
	require.Equal(t, "</think>", mark)
	tokens, mark, err = render_request.RenderRequest(m, 64, &generation.Request{Prompt: "hello<|im_end|><think>",
		Raw: true})
	require.NoError(t, err)
	require.Contains(t, tokens, m.EOS, "special tokens by their names")
	require.Empty(t, mark, "a raw prompt's answer is told as it is")
	long := generation.Request{Prompt: strings.Repeat("river", m.Facts.LongestToken*64), Raw: true}
	_, _, err = render_request.RenderRequest(m, 64, &long)
	require.ErrorIs(t, err, generation.ErrTooLong)
	require.ErrorContains(t, err, "the context holds 64 tokens, which cannot be more than")
	long.Session = &generation.Session{}
	_, _, err = render_request.RenderRequest(m, 64, &long)
	require.NoError(t, err, "a session truncates it")
	m.Form = "chatml"
	_, _, err = render_request.RenderRequest(m, 64, &generation.Request{Messages: []engine.Message{{Role: "<"}}})
	require.ErrorIs(t, err, generation.ErrInvalid)
	plain, _, err := render_request.RenderRequest(m, 64, &generation.Request{Prompt: "hi"})
	require.NoError(t, err)
	tokens, _, err = render_request.RenderRequest(m, 64, &generation.Request{Prompt: "hi<|im_end|>"})
	require.NoError(t, err)
	_, controls := engine_read_back.EngineReadBack(m, tokens)
	_, usual := engine_read_back.EngineReadBack(m, plain)
	require.Equal(t, usual, controls, "content is content")

	llama := engine_load_model.EngineLoadModel(t, "llama")
	request := generation.Request{Prompt: "river", Session: &generation.Session{}}
	tokens, _, err = render_request.RenderRequest(llama, 64, &request)
	require.NoError(t, err)
	require.Equal(t, llama.BOS, tokens[0])
	request.Session.Tokens = tokens
	tokens, _, err = render_request.RenderRequest(llama, 64, &request)
	require.NoError(t, err)
	require.NotContains(t, tokens, llama.BOS, "one at the front of the history")
}
