package template_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/use_chat_template"
	"rkllmd/engine/template/write_chat"
	"rkllmd/jinja"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestUseChatTemplate(t *testing.T) {
	defer engine.Chosen.Store(nil)
	folder := t.TempDir()
	file := filepath.Join(folder, "own.jinja")
	require.NoError(t, os.WriteFile(file, []byte("[{{ messages[0].content }}]"), 0o600))
	bad := filepath.Join(folder, "bad.jinja")
	require.NoError(t, os.WriteFile(bad, []byte("\n{% nothing %}"), 0o600))
	large := filepath.Join(folder, "large.jinja")
	require.NoError(t, os.WriteFile(large, []byte(strings.Repeat("x", jinja.MaxSource+1)), 0o600))

	chat := engine.Chat{Messages: []engine.Message{{Role: "user", Content: "hello"}}, AddAssistant: true}
	for choice, want := range map[string]string{
		"": "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n",
		"llama3": "<|start_header_id|>user<|end_header_id|>\n\nhello<|eot_id|>" +
			"<|start_header_id|>assistant<|end_header_id|>\n\n",
		file: "[hello]",
	} {
		require.NoError(t, use_chat_template.UseChatTemplate(choice))
		prompt, err := write_chat.WriteChat(engine_load_model.EngineLoadModel(t, "qwen3"), chat)
		require.NoError(t, err)
		require.Equal(t, want, prompt.Text)
	}
	for choice, reason := range map[string]string{
		"nothing": `the chat template "nothing" is neither a file that can be read (`,
		bad:       "the chat template of " + bad + " cannot be used: line 2, column 4",
		large:     fmt.Sprintf("the template has %d bytes", jinja.MaxSource+1),
		folder:    "cannot be used",
	} {
		require.ErrorContains(t, use_chat_template.UseChatTemplate(choice), reason)
	}
}
