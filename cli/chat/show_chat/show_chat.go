// Package show_chat tells the user of a chat how it stands.
package show_chat

import (
	"encoding/json"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/chat/show_turns"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/format_words"
)

// ShowChat writes the settings of a chat and its conversation.
//
// **Runs on:** the main goroutine.
func ShowChat(chat *cli.Chat) {
	out, talk := chat.Streams.Out, chat.Conversation
	text, _ := json.Marshal(talk.Parameters) // numbers and strings
	var values map[string]json.RawMessage
	_ = json.Unmarshal(text, &values)
	for _, name := range cli.ChatParameters {
		value := string(values[name])
		if value == "null" {
			value = "default"
		}
		fmt.Fprintf(out, "%s %s\n", name, value)
	}
	fmt.Fprintf(out, "think %t, stats %t\n", talk.Thinking, chat.Stats)
	if talk.System != "" {
		fmt.Fprintln(out, format_words.FormatWords(out, 0, "system: "+clean_text.CleanText(talk.System)))
	}
	show_turns.ShowTurns(chat, talk.Messages)
}
