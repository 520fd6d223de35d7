// Package show_text writes what a model says.
package show_text

import (
	"fmt"
	"io"

	"rkllmd/cli"
	"rkllmd/cli/terminal/clean_piece"
	"rkllmd/cli/terminal/describe_output"
	"rkllmd/cli/terminal/show_rendered"
)

// ShowText writes the next piece of an answer: thoughts set apart, and to a terminal only, rendered where that is
// wanted (show_rendered). A line of status that stands on the terminal is erased first. An answer that nobody reads any
// more ends.
//
// **Runs on:** the main goroutine.
func ShowText(chat *cli.Chat, answer *cli.ChatAnswer, thought, text string) {
	if chat.Whole {
		return
	}
	if !chat.Terminal {
		if _, err := io.WriteString(chat.Streams.Out, text); err != nil {
			answer.Ended, answer.Failure = true, describe_output.DescribeOutput(err)
		}
		return
	}
	if chat.Render || answer.Screen != nil {
		show_rendered.ShowRendered(chat, answer, thought, text)
		return
	}
	if answer.Waiting && thought+text != "" {
		fmt.Fprint(chat.Streams.Err, chat.Marks.EraseLine)
		answer.Waiting = false
	}
	if thought != "" && !answer.Dim {
		fmt.Fprint(chat.Streams.Out, chat.Marks.On)
		answer.Dim = true
	}
	fmt.Fprint(chat.Streams.Out, clean_piece.CleanPiece(thought, &answer.Stacked))
	if text != "" && answer.Dim {
		fmt.Fprint(chat.Streams.Out, chat.Marks.Off+"\n")
		answer.Dim = false
	}
	fmt.Fprint(chat.Streams.Out, clean_piece.CleanPiece(text, &answer.Stacked))
}
