// Package try_template finds out whether a model's chat template can be run.
package try_template

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/write_conversation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// TryTemplate writes one short message by the model's own chat template and returns why that cannot be done, after a warning in the
// log. A template that refuses the message by itself (raise_exception) can be run.
//
// **Runs on:** the thread that called rkllm_init, or any that holds Busy.
func TryTemplate(h *librkllmrt.Handle) error {
	_, err := write_conversation.WriteConversation(h, librkllmrt.FunctionTools{}, []engine.Message{{Role: "user", Content: "Hello"}}, false)
	if err == nil || errors.Is(err, engine.ErrTemplateRaised) {
		return nil
	}
	log_message.LogMessage(utils.LevelWarn, "rkllm: the model's chat template cannot be run; prompts take the built-in form that is most like it (rkllm_set_chat_template sets another)",
		"path", h.Model.Path, "reason", err.Error())
	return err
}
