// Package show_waiting tells a person what happens before an answer begins.
package show_waiting

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/markdown/measure_rune"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/cli/terminal/measure_columns"
)

// ShowWaiting draws the line of status: a sign that turns, what happens, and for how long, cut to the terminal's width.
//
// **Runs on:** the main goroutine.
func ShowWaiting(chat *cli.Chat, answer *cli.ChatAnswer, now time.Time) {
	signs := []rune("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
	text := fmt.Sprintf("%c %s", signs[answer.Turn%len(signs)], clean_text.CleanText(answer.Activity))
	if waited := int(now.Sub(answer.Began).Seconds()); waited > 0 && !answer.Began.IsZero() {
		text += fmt.Sprintf(" · %d s", waited)
	}
	columns, shown := measure_columns.MeasureColumns(chat.Streams.Err), 0
	for place, r := range text {
		if shown += measure_rune.MeasureRune(r); columns > 0 && shown >= columns {
			text = text[:place]
			break
		}
	}
	answer.Turn++
	answer.Waiting = true
	fmt.Fprint(chat.Streams.Err, chat.Marks.EraseLine+chat.Marks.On+text+chat.Marks.Off)
}
