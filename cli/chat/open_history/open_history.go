// Package open_history finds the conversations that were kept.
package open_history

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/chat/find_chat_folder"
	"rkllmd/cli/chat/list_conversations"
	"rkllmd/cli/chat/load_conversation"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/terminal/show_note"
)

// OpenHistory has the conversation of chat kept, if a person sits there who wants that (cli.SettingChatKeep), and goes
// on with the last one that was kept, if that was asked for (cli.SettingChatContinue).
//
// **Runs on:** the main goroutine. Errors: those of the settings; there is no conversation to go on with.
func OpenHistory(chat *cli.Chat, command *cobra.Command) error {
	keep, err := read_bool.ReadBool(command, cli.SettingChatKeep)
	if err != nil {
		return err
	}
	folder := find_chat_folder.FindChatFolder()
	if keep && chat.Terminal {
		chat.Folder = folder
	}
	goOn, err := read_bool.ReadBool(command, cli.SettingChatContinue)
	if err != nil || !goOn {
		return err
	}
	if folder == "" {
		return errors.New("there is no conversation to go on with: neither HOME nor XDG_STATE_HOME says where they are")
	}
	kept := list_conversations.ListConversations(folder, 1)
	if len(kept) == 0 {
		return fmt.Errorf("there is no conversation to go on with in %s", folder)
	}
	if err := load_conversation.LoadConversation(chat, kept[0].Path, true); err != nil {
		return err
	}
	show_note.ShowNote(chat, "The conversation goes on; /show lists it.")
	return nil
}
