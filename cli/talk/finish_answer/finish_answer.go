// Package finish_answer ends an answer.
package finish_answer

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/talk/close_link"
	"rkllmd/cli/talk/describe_figures"
	"rkllmd/cli/talk/describe_length"
	"rkllmd/cli/talk/measure_config"
	"rkllmd/cli/terminal/finish_text"
	"rkllmd/cli/terminal/format_words"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/faces/stream"
)

// FinishAnswer ends the line of an answer, says so if a limit has cut it off, writes its figures, all of them if these
// are wanted, and adds what has come of it to the conversation, with its question. A connection on which the daemon may
// still say something about it is closed.
//
// **Runs on:** the main goroutine.
func FinishAnswer(chat *cli.Chat, answer *cli.ChatAnswer) {
	finish_text.FinishText(chat, answer)
	if answer.Stopped {
		show_note.ShowNote(chat, "Stopped.")
	}
	if answer.Steered || answer.Last == nil {
		close_link.CloseLink(chat)
	}
	if len(answer.Text) > 0 {
		turns := &chat.Conversation.Messages
		*turns = append(*turns, cli.Turn{Role: "user", Content: chat.Question}, cli.Turn{Role: "assistant",
			Content: string(answer.Text)})
	}
	last := answer.Last
	if last == nil || last.Type != stream.TypeCompletion {
		return
	}
	if last.Usage.PromptTokens > 0 {
		chat.Rate = float64(last.Usage.PromptTokens+answer.Spoken) / float64(max(1, measure_config.MeasureConfig(
			answer.Config)+len(answer.Text)))
	}
	if len(answer.Text) == 0 && last.FinishReason == stream.FinishStop {
		show_note.ShowNote(chat, "The model has answered nothing.")
	}
	if line := describe_length.DescribeLength(chat, *last); line != "" {
		fmt.Fprintln(chat.Streams.Err, format_words.FormatWords(chat.Streams.Err, 0, line))
	}
	switch {
	case chat.Stats:
		fmt.Fprintln(chat.Streams.Err, format_words.FormatWords(chat.Streams.Err, 0,
			"["+describe_figures.DescribeFigures(*last, true)+"]"))
	case answer.Screen != nil && last.Usage.CompletionTokens > 0:
		text := describe_figures.DescribeFigures(*last, false)
		if chat.Room > 0 {
			text += fmt.Sprintf("; context %d%%", 100*last.Usage.TotalTokens/chat.Room)
		}
		show_note.ShowNote(chat, text)
	}
}
