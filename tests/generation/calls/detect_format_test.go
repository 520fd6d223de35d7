package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/detect_format"
	"rkllmd/tests/support/models/chat_template"
)

func TestDetectFormat(t *testing.T) {
	for template, want := range map[string]string{
		chat_template.ChatTemplate("qwen3"): "hermes", chat_template.ChatTemplate("gemma"): "",
		chat_template.ChatTemplate("chatml"): "", "": "",
		"<tool_call>\n<function=f>\n<parameter=p>":               "qwen-coder",
		"{{'[TOOL_CALLS] [' }}":                                  "mistral-list",
		"{{'[TOOL_CALLS]' + name + '[ARGS]' }}":                  "mistral",
		"<｜tool▁calls▁begin｜>function<｜tool▁sep｜>x\n```json\n":   "deepseek",
		"<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>":                "deepseek-plain",
		"<|start|>assistant to=functions.f<|channel|>commentary": "gpt-oss",
		"<|python_tag|>": "llama3",
		`<|start_header_id|> {"name": function name, "parameters": dictionary`: "llama3",
	} {
		require.Equal(t, want, detect_format.DetectFormat(template), template)
	}
	for _, format := range generation.CallFormats {
		require.Less(t, format.Forced, len(format.Forms), format.Name)
		require.False(t, format.Forms[format.Forced].Shape == generation.ShapeMembers, "that cannot be forced")
	}
}
