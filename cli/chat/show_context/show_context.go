// Package show_context tells what of a conversation the model is told.
package show_context

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/chat/format_turn"
	"rkllmd/cli/talk/estimate_tokens"
	"rkllmd/cli/talk/format_count"
	"rkllmd/cli/talk/measure_config"
	"rkllmd/cli/talk/write_config"
	"rkllmd/cli/terminal/format_words"
)

// ShowContext writes how full the context is by the conversation, about, and the questions with their numbers: which of
// them are pinned, and which the model is not told, because they were dropped or did not fit.
//
// **Runs on:** the main goroutine.
func ShowContext(chat *cli.Chat) {
	out, turns := chat.Streams.Out, chat.Conversation.Messages
	bytes := measure_config.MeasureConfig(write_config.WriteConfig(chat, "", false))
	used := estimate_tokens.EstimateTokens(chat, bytes)
	text := fmt.Sprintf("The model is told about %s tokens", format_count.FormatCount(used))
	if chat.Room > 0 {
		text += fmt.Sprintf(" of the %s that its context holds: %d %%", format_count.FormatCount(chat.Room),
			100*used/chat.Room)
	}
	fmt.Fprintln(out, format_words.FormatWords(out, 0, text+"."))
	for place := 0; place+1 < len(turns); place += 2 {
		note := ""
		switch {
		case turns[place].Keep == cli.TurnPinned:
			note = "pinned: "
		case turns[place].Keep == cli.TurnDropped:
			note = "dropped: "
		case place < chat.Left:
			note = "left out: "
		}
		line := fmt.Sprintf("%3d  %s%s", place/2+1, note, format_turn.FormatTurn(turns[place].Content, 60))
		fmt.Fprintln(out, format_words.FormatWords(out, 5, line))
	}
}
