// Package write_conversation writes a conversation by the model's own chat template.
package write_conversation

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/template/write_chat"
	"rkllmd/librkllmrt"
)

// WriteConversation returns messages, with the system prompt and the functions of tools, as write_chat writes them, up
// to the beginning of the assistant's turn.
//
// **Runs on:** any thread. **Holds:** Busy. The error says why the template cannot write this.
func WriteConversation(h *librkllmrt.Handle, tools librkllmrt.FunctionTools, messages []engine.Message, thinking bool) (
	engine.Prompt, error) {
	if tools.System != "" {
		messages = slices.Concat([]engine.Message{{Role: "system", Content: tools.System}}, messages)
	}
	return write_chat.WriteChat(h.Model, engine.Chat{Messages: messages, Tools: tools.Tools, AddAssistant: true,
		EnableThinking: thinking})
}
