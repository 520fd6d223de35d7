// Package show_waiting tells a person what happens before an answer begins.
package show_waiting

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/extract_beginning"
	"rkllmd/cli/terminal/measure_columns"
)

// ShowWaiting draws the line of status: a sign that turns, what happens, and for how long, cut to the terminal's width.
// Where notes go to a file there is none.
//
// **Runs on:** the main goroutine.
func ShowWaiting(chat *cli.Chat, answer *cli.ChatAnswer, now time.Time) {
	if chat.Streams.Logged {
		return
	}
	signs, parting := []rune(terminal.Turning), terminal.Parting
	if chat.Marks.ASCII {
		signs, parting = []rune(terminal.PoorTurning), terminal.PoorParting
	}
	text := fmt.Sprintf("%c %s", signs[answer.Turn%len(signs)], clean_text.CleanText(answer.Activity))
	if waited := int(now.Sub(answer.Began).Seconds()); waited > 0 && !answer.Began.IsZero() {
		text += fmt.Sprintf("%s%d s", parting, waited)
	}
	if columns := measure_columns.MeasureColumns(chat.Streams.Err); columns > 0 {
		text = extract_beginning.ExtractBeginning(text, columns-1)
	}
	answer.Turn++
	answer.Waiting = true
	fmt.Fprint(chat.Streams.Err, chat.Marks.EraseLine+chat.Marks.On+text+chat.Marks.Off)
}
