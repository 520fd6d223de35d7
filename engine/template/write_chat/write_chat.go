// Package write_chat writes a conversation by a model's own chat template.
package write_chat

import (
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/template/apply_chat_template"
	"rkllmd/engine/template/get_template"
	"rkllmd/engine/template/is_content"
	"rkllmd/engine/template/render_template"
	"rkllmd/engine/template/skip_prompt"
	"rkllmd/engine/template/truncate_prompt"
)

// WriteChat returns chat as the chat template of m writes it; BOS and EOS are filled in here. Where m has a form of
// llama.cpp's instead, it is written in that, without functions.
//
// A BOS token at the front is left to the tokenizer where that puts one there. With chat.Continue the text ends where
// the last message's content does.
//
// **Runs on:** any thread. The error says why the template cannot write this.
func WriteChat(m *engine.Model, chat engine.Chat) (prompt engine.Prompt, err error) {
	if chat.Continue {
		chat.AddAssistant = false
	}
	if m.Form != "" {
		prompt, err = apply_chat_template.ApplyChatTemplate(m.Form, chat.Messages, chat.AddAssistant)
	} else {
		parsed := get_template.GetTemplate(m)
		if parsed.Err != nil {
			return engine.Prompt{}, parsed.Err
		}
		chat.BOS = string(detokenize_token.DetokenizeToken(m, m.BOS, true))
		if !slices.Contains(m.Facts.Specials, chat.BOS) { // llama.cpp names one where the model has none
			chat.BOS = ""
		}
		chat.EOS = string(detokenize_token.DetokenizeToken(m, m.EOS, true))
		if prompt, err = render_template.RenderTemplate(parsed.Template, chat); m.AddBOS && strings.HasPrefix(
			prompt.Text, chat.BOS) && !is_content.IsContent(prompt, 0, 1) {
			prompt = skip_prompt.SkipPrompt(prompt, len(chat.BOS))
		}
	}
	if err != nil || !chat.Continue {
		return prompt, err
	}
	return truncate_prompt.TruncatePrompt(prompt, chat.Messages)
}
