package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library/write_for_library"
	"rkllmd/generation/run/build_prompt"
	"rkllmd/jinja/parse_template"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestBuildPrompt(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	tokens, mark, err := build_prompt.BuildPrompt(b, &generation.Request{Prompt: "a<think>"})
	require.NoError(t, err)
	require.Len(t, tokens, 8)
	require.Equal(t, "</think>", mark)
	_, _, err = build_prompt.BuildPrompt(b, &generation.Request{Prompt: "refuse"})
	require.EqualError(t, err, "refused")
	tokens, mark, err = build_prompt.BuildPrompt(b, &generation.Request{Tokens: []int32{7, 8}})
	require.NoError(t, err)
	require.Equal(t, []int32{7, 8}, tokens)
	require.Empty(t, mark)
	tokens, _, err = build_prompt.BuildPrompt(b, &generation.Request{Session: &generation.Session{}})
	require.NoError(t, err)
	require.Empty(t, tokens)
	require.Equal(t, []string{"render"}, notes.Calls)
	b.Render = nil
	tokens, _, err = build_prompt.BuildPrompt(b, &generation.Request{Prompt: "a"})
	require.NoError(t, err)
	require.Nil(t, tokens, "the backend does not tell")
	template, err := parse_template.ParseTemplate("{{ messages[0].content }}<think>")
	require.NoError(t, err)
	b.Write = write_for_library.WriteForLibrary(&engine.ParsedTemplate{Template: template})
	request := &generation.Request{Prompt: "a"}
	tokens, mark, err = build_prompt.BuildPrompt(b, request)
	require.NoError(t, err)
	require.Nil(t, tokens)
	require.Equal(t, []string{"a<think>", "</think>"}, []string{request.Written, mark})
}
