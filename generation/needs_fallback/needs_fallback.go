// Package needs_fallback finds out whether a model's chat template can be run.
package needs_fallback

import (
	"errors"
	"time"

	"rkllmd/engine"
	"rkllmd/engine/write_chat"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// NeedsFallback reports, after a warning in the log, whether the model's own chat template cannot be run, so that prompts take the form of
// llama.cpp that is most like it. A template that refuses a message by itself (raise_exception) can be run.
//
// **Runs on:** any thread.
func NeedsFallback(m *engine.Model) bool {
	if m.Facts.ChatTemplate == "" {
		return false
	}
	hello := []engine.Message{{Role: "user", Content: "Hello"}}
	_, err := write_chat.WriteChat(m, engine.Chat{Messages: hello, AddAssistant: true, Now: time.Now()}, false)
	if err == nil || errors.Is(err, engine.ErrTemplateRaised) {
		return false
	}
	log_message.LogMessage(utils.LevelWarn, "generation: the model's chat template cannot be run; prompts take the built-in form that is most like it",
		"path", m.Path, "reason", err.Error())
	return true
}
