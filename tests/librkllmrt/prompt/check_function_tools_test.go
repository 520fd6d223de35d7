package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/check_function_tools"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/models/chat_template"
)

func TestCheckFunctionTools(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	own := h.Model.Facts.ChatTemplate
	const tools = `[{"type":"function","function":{"name":"now"}}]`
	for _, sample := range []struct{ name, template, form, system, tools, err string }{
		{"functions", chat_template.ChatTemplate("qwen3"), "", "Calm.", tools, ""},
		{"a system prompt alone", own, "", "Calm.", "", ""},
		{"a template that writes no functions", own, "", "", tools,
			"the model's chat template writes no functions; describe"},
		{"a template that takes no system prompt", chat_template.ChatTemplate("gemma"), "", "Calm.", "",
			"it says: there is no role system"},
		{"a template that cannot be run", "{% nothing %}", "", "", tools, "the chat template is not supported: line 1"},
		{"a form of llama.cpp's", own, "chatml", "", tools, `the form "chatml" (--chat-template), which has no functions`},
		{"no JSON", own, "", "", "now", `tools is "now"; it must be a JSON array`},
		{"an object", own, "", "", "{}", `tools is "{}"; it must be a JSON array`},
		{"another type", own, "", "", `[{"type":"search"}]`,
			`tools[0] has type "search"; it must have the type "function", and a function with a name`},
		{"no name", own, "", "", tools[:1] + `{"type":"function","function":{}}]`, "tools[0]"},
	} {
		t.Run(sample.name, func(t *testing.T) {
			h.Template, h.Model.Facts.ChatTemplate, h.Model.Form = nil, sample.template, sample.form
			err := check_function_tools.CheckFunctionTools(h, librkllmrt.FunctionTools{System: sample.system,
				Tools: sample.tools})
			if sample.err == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, sample.err)
		})
	}
	h.Model.Form, h.Template = "", &librkllmrt.Template{}
	require.ErrorContains(t, check_function_tools.CheckFunctionTools(h, librkllmrt.FunctionTools{Tools: tools}),
		"rkllm_set_chat_template has replaced")
	h.Model.Facts.ChatTemplate = ""
	require.ErrorContains(t, check_function_tools.CheckFunctionTools(h, librkllmrt.FunctionTools{Tools: tools}),
		"the model has no chat template")
	require.NoError(t, check_function_tools.CheckFunctionTools(h, librkllmrt.FunctionTools{Tag: "result"}),
		"nothing is asked of a template")
}
