package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/write_turn"
)

func TestWriteTurn(t *testing.T) {
	template := &librkllmrt.Template{System: "S", Prefix: "<p>", Postfix: "</p>"}
	require.Equal(t, engine.Prompt{Text: "S<p>hello</p>", Content: []engine.Span{{From: 4, To: 9}}},
		write_turn.WriteTurn(template, "hello", true))
	require.Equal(t, engine.Prompt{Text: "<p>hello</p>", Content: []engine.Span{{From: 3, To: 8}}},
		write_turn.WriteTurn(template, "hello", false))
	require.Equal(t, engine.Prompt{Text: "hello"}, write_turn.WriteTurn(&librkllmrt.Template{}, "hello", true))
}
