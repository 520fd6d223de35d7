// Package show_rendered writes what a model says in lines that fit the terminal.
package show_rendered

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/markdown/write_markdown"
	"rkllmd/cli/terminal/measure_columns"
)

// ShowRendered writes the next piece of an answer: its Markdown rendered where the terminal takes control sequences,
// and words wrapped; thoughts, set apart, wrapped only. A line of status is erased when there is something to write.
//
// **Runs on:** the main goroutine.
func ShowRendered(chat *cli.Chat, answer *cli.ChatAnswer, thought, text string) {
	marks := chat.Marks
	if answer.Screen == nil {
		answer.Screen = &cli.Screen{Plain: !marks.Escapes, Escapes: marks.Escapes, Colors: marks.Colors,
			ASCII: marks.ASCII}
		answer.Thoughts = &cli.Screen{Plain: true, Escapes: marks.Escapes, Colors: marks.Colors, Base: cli.StyleFaint}
	}
	answer.Screen.Columns = measure_columns.MeasureColumns(chat.Streams.Out)
	answer.Thoughts.Columns = answer.Screen.Columns
	written := ""
	if thought != "" && !answer.Dim {
		written += finish_markdown.FinishMarkdown(answer.Screen)
		if answer.Dim = true; !marks.Colors {
			thought = marks.On + thought
		}
	}
	written += write_markdown.WriteMarkdown(answer.Thoughts, thought)
	if text != "" && answer.Dim {
		if answer.Dim = false; !marks.Colors {
			written += write_markdown.WriteMarkdown(answer.Thoughts, marks.Off)
		}
		written += finish_markdown.FinishMarkdown(answer.Thoughts)
	}
	written += write_markdown.WriteMarkdown(answer.Screen, text)
	if answer.Waiting && written != "" {
		fmt.Fprint(chat.Streams.Err, marks.EraseLine)
		answer.Waiting = false
	}
	fmt.Fprint(chat.Streams.Out, written)
}
