// Package write_by_template writes conversations by a chat template alone.
package write_by_template

import (
	"rkllmd/engine"
	"rkllmd/engine/template/render_template"
	"rkllmd/engine/template/truncate_prompt"
	"rkllmd/jinja"
)

// WriteByTemplate returns a function that writes a conversation by t, for a model whose tokens nobody sees. BOS and EOS
// are what the conversation says. With Chat.Continue the text ends where the last message's content does.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. The error says why the template cannot
// write this.
func WriteByTemplate(t *jinja.Template) func(engine.Chat) (engine.Prompt, error) {
	return func(chat engine.Chat) (engine.Prompt, error) {
		if chat.Continue {
			chat.AddAssistant = false
		}
		prompt, err := render_template.RenderTemplate(t, chat)
		if err != nil || !chat.Continue {
			return prompt, err
		}
		return truncate_prompt.TruncatePrompt(prompt, chat.Messages)
	}
}
