// Package is_fallback_needed finds out whether a model's chat template can be run.
package is_fallback_needed

import (
	"errors"
	"time"

	"rkllmd/engine"
	"rkllmd/engine/template/write_chat"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// IsFallbackNeeded reports, after a warning in the log, whether the model's own chat template cannot be run, so that
// prompts take the form of llama.cpp that is most like it. A template that refuses a message by itself
// (raise_exception) can be run.
//
// **Runs on:** any thread.
func IsFallbackNeeded(m *engine.Model) bool {
	if m.Facts.ChatTemplate == "" {
		return false
	}
	hello := []engine.Message{{Role: "user", Content: "Hello"}}
	_, err := write_chat.WriteChat(m, engine.Chat{Messages: hello, AddAssistant: true, Now: time.Now()}, false)
	if err == nil || errors.Is(err, engine.ErrTemplateRaised) {
		return false
	}
	log_message.LogMessage(utils.LevelWarn,
		"generation: the model's chat template cannot be run; prompts take the built-in form that is most like it",
		"path", m.Path, "reason", err.Error())
	return true
}
