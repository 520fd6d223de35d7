package template_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/tests/engine/template/engine_show_values"
	"rkllmd/tests/support/models/chat_template"
)

func TestRenderTemplate(t *testing.T) {
	system := engine.Message{Role: "system", Content: "Be brief."}
	ask := engine.Message{Role: "user", Content: " Grüße 🙃 "}
	thought := engine.Message{Role: "assistant", Content: "<think>\nhm\n</think>\n\nHi"}
	more := engine.Message{Role: "user", Content: "more"}
	result := engine.Message{Role: "tool", Content: `{"t": 20}`}
	const tools = `[{"type":"function","function":{"name":"now","parameters":{"z":1,"a":[]}}}]`
	for _, good := range []struct {
		name, family string
		chat         engine.Chat
		want         string
	}{
		{"ChatML", "chatml", engine.Chat{Messages: []engine.Message{system, ask}, AddAssistant: true},
			"<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\n Grüße 🙃 <|im_end|>\n<|im_start|>assistant\n"},
		{"Llama 3", "llama3", engine.Chat{Messages: []engine.Message{system, ask}, AddAssistant: true, BOS: "<s>"},
			"<s><|start_header_id|>system<|end_header_id|>\n\nToday: 05 Mar 2026\n\nBe brief.<|eot_id|>" +
				"<|start_header_id|>user<|end_header_id|>\n\nGrüße " +
				"🙃<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n"},
		{"Llama 3 with tools", "llama3", engine.Chat{Messages: []engine.Message{more, result}, Tools: tools},
			"<|start_header_id|>system<|end_header_id|>\n\nEnvironment: ipython\nToday: 05 Mar 2026\n\nYou may " +
				"call:\n\n" +
				"{\n    \"type\": \"function\",\n    \"function\": {\n        \"name\": \"now\",\n        " +
				"\"parameters\": {\n            \"z\": 1,\n            \"a\": []\n        }\n    " +
				"}\n}\n\n<|eot_id|>" +
				"<|start_header_id|>user<|end_header_id|>\n\nmore<|eot_id|>" +
				"<|start_header_id|>ipython<|end_header_id|>\n\n{\"t\": " +
				"20}<|eot_id|>"},
		{"Gemma", "gemma", engine.Chat{Messages: []engine.Message{ask, thought, more}, AddAssistant: true,
			BOS: "<bos>"},
			"<bos><start_of_turn>user\nGrüße " +
				"🙃<end_of_turn>\n<start_of_turn>model\n<think>\nhm\n</think>\n\nHi<end_of_turn>\n" +
				"<start_of_turn>user\nmore<end_of_turn>\n<start_of_turn>model\n"},
		{"Qwen3 without thinking", "qwen3", engine.Chat{Messages: []engine.Message{system, more}, AddAssistant: true},
			"<|im_start|>system\nBe " +
				"brief.<|im_end|>\n<|im_start|>user\nmore<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n"},
		{"Qwen3 forgets old thoughts", "qwen3", engine.Chat{Messages: []engine.Message{ask, thought, more},
			AddAssistant: true, EnableThinking: true},
			"<|im_start|>user\n Grüße 🙃 " +
				"<|im_end|>\n<|im_start|>assistant\nHi<|im_end|>\n" +
				"<|im_start|>user\nmore<|im_end|>\n<|im_start|>assistant\n"},
		{"Qwen3 with tools and results", "qwen3",
			engine.Chat{Messages: []engine.Message{system, more, thought, result, result}, Tools: tools,
				AddAssistant: true, EnableThinking: true},
			"<|im_start|>system\nBe brief.\n\n# Tools\n\nFunctions:\n<tools>\n" +
				`{"type": "function", "function": {"name": "now", "parameters": {"z": 1, "a": []}}}` +
				"\n</tools>\n\nCall one by <tool_call>\n{\"name\": <name>, \"arguments\": " +
				"<object>}\n</tool_call><|im_end|>\n" +
				"<|im_start|>user\nmore<|im_end|>\n<|im_start|>assistant\n<think>\nhm\n</think>\n\nHi<|im_end|>\n" +
				"<|im_start|>user\n<tool_response>\n{\"t\": 20}\n</tool_response>\n<tool_response>\n{\"t\": " +
				"20}\n</tool_response><|im_end|>\n<|im_start|>assistant\n"},
		{"DeepSeek", "deepseek", engine.Chat{Messages: []engine.Message{system, ask, thought, more}, AddAssistant: true,
			BOS: "<b>"},
			"<b>Be brief.<｜User｜> Grüße 🙃 <｜Assistant｜>\n\nHi<｜end▁of▁sentence｜><｜User｜>more<｜Assistant｜><think>\n"},
	} {
		t.Run(good.name, func(t *testing.T) {
			good.chat.Now = time.Date(2026, 3, 5, 10, 0, 0, 0, time.UTC)
			text, err := engine_show_values.EngineShowValues(t, chat_template.ChatTemplate(good.family), good.chat)
			require.NoError(t, err)
			require.Equal(t, good.want, text)
		})
	}
}
