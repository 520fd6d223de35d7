// Package set_model has another model answer.
package set_model

import (
	"rkllmd/cli"
	"rkllmd/cli/chat/show_models"
	"rkllmd/cli/talk/check_model"
	"rkllmd/cli/talk/restore_link"
	"rkllmd/cli/terminal/show_note"
)

// SetModel does /model: without a name it tells which models there are; with one that model answers the questions that
// come, if the daemon has it. The conversation goes on. A daemon that is gone is started first, where this chat may.
//
// **Runs on:** the main goroutine. Errors: restore_link's, show_models's, check_model's; nothing has changed.
func SetModel(chat *cli.Chat, name string) error {
	if chat.Search != nil {
		if err := restore_link.RestoreLink(chat); err != nil {
			return err
		}
	}
	if name == "" {
		return show_models.ShowModels(chat)
	}
	if err := check_model.CheckModel(chat, name); err != nil {
		return err
	}
	chat.Model, chat.Room, chat.Rate, chat.Left = name, 0, 0, 0
	show_note.ShowNote(chat, name+" answers now.")
	return nil
}
