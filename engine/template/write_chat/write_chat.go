// Package write_chat writes a conversation by a model's own chat template.
package write_chat

import (
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/template/apply_chat_template"
	"rkllmd/engine/template/render_template"
	"rkllmd/engine/template/skip_prompt"
)

// WriteChat returns chat as the chat template of m writes it; BOS and EOS are filled in here. Where the template cannot
// be run (fallback) it is the form of llama.cpp that is most like it, ChatML where none is, without functions.
//
// A BOS token at the front is left to the tokenizer where that puts one there.
//
// **Runs on:** any thread. The error says why the template cannot write this.
func WriteChat(m *engine.Model, chat engine.Chat, fallback bool) (engine.Prompt, error) {
	if fallback {
		return apply_chat_template.ApplyChatTemplate(m.Facts.ChatTemplate, chat.Messages, chat.AddAssistant)
	}
	chat.BOS = string(detokenize_token.DetokenizeToken(m, m.BOS, true))
	if !slices.Contains(m.Facts.Specials, chat.BOS) { // llama.cpp names one where the model has none
		chat.BOS = ""
	}
	chat.EOS = string(detokenize_token.DetokenizeToken(m, m.EOS, true))
	prompt, err := render_template.RenderTemplate(m.Facts.ChatTemplate, chat)
	if m.AddBOS && strings.HasPrefix(prompt.Text, chat.BOS) {
		prompt = skip_prompt.SkipPrompt(prompt, len(chat.BOS))
	}
	return prompt, err
}
