// Package write_conversation writes a conversation by the model's own chat template.
package write_conversation

import (
	"slices"
	"strings"
	"time"

	"rkllmd/engine"
	"rkllmd/engine/apply_chat_template"
	"rkllmd/engine/render_template"
	"rkllmd/engine/token_to_piece"
	"rkllmd/librkllmrt"
)

// WriteConversation returns messages, with the system prompt and the functions of tools, as the model's own chat template writes
// them, up to the beginning of the assistant's turn. Where the template cannot be run (h.Fallback) it is the form of llama.cpp
// that is most like it, ChatML where none is, without functions.
//
// A BOS token at the front is left to the tokenizer where that puts one there.
//
// **Runs on:** any thread. **Holds:** Busy. The error says why the template cannot write this.
func WriteConversation(h *librkllmrt.Handle, tools librkllmrt.FunctionTools, messages []engine.Message, thinking bool) (string, error) {
	m := h.Model
	if tools.System != "" {
		messages = slices.Concat([]engine.Message{{Role: "system", Content: tools.System}}, messages)
	}
	if h.Fallback != "" {
		return apply_chat_template.ApplyChatTemplate(m.Facts.ChatTemplate, messages, true)
	}
	bos := string(token_to_piece.TokenToPiece(m, m.BOS, true))
	if !slices.Contains(m.Facts.Specials, bos) { // llama.cpp names one where the model has none
		bos = ""
	}
	text, err := render_template.RenderTemplate(m.Facts.ChatTemplate, engine.Chat{
		Messages: messages, Tools: tools.Tools, AddAssistant: true, EnableThinking: thinking,
		BOS: bos, EOS: string(token_to_piece.TokenToPiece(m, m.EOS, true)), Now: time.Now(),
	})
	if m.AddBOS {
		text = strings.TrimPrefix(text, bos)
	}
	return text, err
}
