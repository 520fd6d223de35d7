// Package handle_history lists conversations and goes on with one.
package handle_history

import (
	"errors"
	"fmt"
	"strconv"

	"rkllmd/cli"
	"rkllmd/cli/chat/format_turn"
	"rkllmd/cli/chat/list_conversations"
	"rkllmd/cli/chat/load_conversation"
	"rkllmd/cli/terminal/format_words"
	"rkllmd/cli/terminal/show_note"
)

// HandleHistory does /history: without a number it lists the conversations that are kept, the newest first; with one it
// goes on with that of the list.
//
// **Runs on:** the main goroutine. Errors: none are kept, or there is no such number.
func HandleHistory(chat *cli.Chat, number string) error {
	if chat.Folder == "" {
		return errors.New("conversations are not kept: --keep-chats=false, or no terminal")
	}
	kept := list_conversations.ListConversations(chat.Folder, cli.ChatsListed)
	if number == "" {
		if len(kept) == 0 {
			show_note.ShowNote(chat, "No conversation is kept yet.")
		}
		for i, talk := range kept {
			line := fmt.Sprintf("%3d  %s  (%d)", i+1, format_turn.FormatTurn(talk.First, 60), talk.Questions)
			fmt.Fprintln(chat.Streams.Out, format_words.FormatWords(chat.Streams.Out, 5, line))
		}
		return nil
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(kept) {
		return fmt.Errorf("/history needs the number of a conversation, 1 to %d, not %q", len(kept), number)
	}
	if err := load_conversation.LoadConversation(chat, kept[n-1].Path, true); err != nil {
		return err
	}
	show_note.ShowNote(chat, "The conversation goes on; /show lists it.")
	return nil
}
