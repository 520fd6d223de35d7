// Package write_for_model writes conversations for a model.
package write_for_model

import (
	"rkllmd/engine"
	"rkllmd/engine/template/write_chat"
)

// WriteForModel returns write_chat for the model m.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func WriteForModel(m *engine.Model) func(engine.Chat) (engine.Prompt, error) {
	return func(chat engine.Chat) (engine.Prompt, error) {
		return write_chat.WriteChat(m, chat)
	}
}
