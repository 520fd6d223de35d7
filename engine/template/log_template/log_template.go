// Package log_template warns of a chat template that cannot be run.
package log_template

import (
	"rkllmd/engine"
	"rkllmd/engine/template/get_abilities"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogTemplate warns in the log when the chat template of m cannot be run. The model serves prompts that need none;
// whatever needs the template is refused, with the same reason.
//
// **Runs on:** any thread.
func LogTemplate(m *engine.Model) {
	if _, err := get_abilities.GetAbilities(m); err != nil {
		log_message.LogMessage(utils.LevelWarn, "the model's chat template cannot be run, so conversations are "+
			"refused (--chat-template NAME or FILE, RKLLMD_CHAT_TEMPLATE, names another one; prompts that are given "+
			"as they are go on)", "path", m.Path, "reason", err.Error())
	}
}
