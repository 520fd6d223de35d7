// Package finish_answer ends an answer.
package finish_answer

import (
	"bytes"
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/talk/close_link"
	"rkllmd/cli/talk/describe_length"
	"rkllmd/cli/talk/measure_config"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/faces/stream"
)

// FinishAnswer ends the line of an answer, says so if a limit has cut it off, writes its figures if these are wanted,
// and adds what has come of it to the conversation, with its question. A connection on which the daemon may still say
// something about it is closed.
//
// **Runs on:** the main goroutine.
func FinishAnswer(chat *cli.Chat, answer *cli.ChatAnswer) {
	if answer.Waiting {
		fmt.Fprint(chat.Streams.Err, chat.Marks.EraseLine)
	}
	if answer.Dim {
		fmt.Fprint(chat.Streams.Out, chat.Marks.Off)
	}
	if (len(answer.Text) > 0 || answer.Dim) && !bytes.HasSuffix(answer.Text, []byte("\n")) {
		fmt.Fprintln(chat.Streams.Out)
	}
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
	if line := describe_length.DescribeLength(chat, *last); line != "" {
		fmt.Fprintln(chat.Streams.Err, line)
	}
	if chat.Stats {
		first := time.Duration(last.Timing.FirstTokenMS * float64(time.Millisecond))
		total := time.Duration(last.Timing.TotalMS * float64(time.Millisecond))
		speed := float64(last.Usage.CompletionTokens) / max(total-first, time.Millisecond).Seconds()
		fmt.Fprintf(chat.Streams.Err, "[%d tokens of prompt, %d of answer; first after %v, %.1f tokens/s; %s, "+
			"seed %d]\n", last.Usage.PromptTokens,
			last.Usage.CompletionTokens, first.Round(time.Millisecond), speed, last.FinishReason, last.Seed)
	}
}
