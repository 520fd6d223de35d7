// Package finish_answer ends an answer.
package finish_answer

import (
	"bytes"
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/close_link"
	"rkllmd/cli/show_note"
	"rkllmd/completion"
)

// FinishAnswer ends the line of an answer, writes its figures if these are wanted, and adds what has come of it to the conversation, with its question. A connection on which the daemon
// may still say something about it is closed.
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
		*turns = append(*turns, completion.Turn{Role: "user", Content: chat.Question}, completion.Turn{Role: "assistant", Content: string(answer.Text)})
	}
	if last := answer.Last; chat.Stats && last != nil && last.Type == completion.TypeCompletion {
		first := time.Duration(last.Timing.FirstTokenMS * float64(time.Millisecond))
		total := time.Duration(last.Timing.TotalMS * float64(time.Millisecond))
		speed := float64(last.Usage.CompletionTokens) / max(total-first, time.Millisecond).Seconds()
		fmt.Fprintf(chat.Streams.Err, "[%d tokens of prompt, %d of answer; first after %v, %.1f tokens/s; %s, seed %d]\n", last.Usage.PromptTokens,
			last.Usage.CompletionTokens, first.Round(time.Millisecond), speed, last.FinishReason, last.Seed)
	}
}
