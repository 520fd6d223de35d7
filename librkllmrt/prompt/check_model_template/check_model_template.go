// Package check_model_template finds out whether a model's chat template can be run.
package check_model_template

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/write_conversation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// CheckModelTemplate writes one short message by the model's own chat template and returns why that cannot be done,
// after a warning in the log. A template that refuses the message by itself (raise_exception) can be run.
//
// **Runs on:** one thread at a time. It is the one that called rkllm_init, or one that holds Busy.
func CheckModelTemplate(h *librkllmrt.Handle) error {
	_, err := write_conversation.WriteConversation(h, librkllmrt.FunctionTools{}, []engine.Message{{Role: "user",
		Content: "Hello"}}, false)
	if err == nil || errors.Is(err, engine.ErrTemplateRaised) {
		return nil
	}
	log_message.LogMessage(utils.LevelWarn,
		"rkllm: the model's chat template cannot be run; prompts take the built-in form that is most like it "+
			"(rkllm_set_chat_template sets another)",
		"path", h.Model.Path, "reason", err.Error())
	return err
}
