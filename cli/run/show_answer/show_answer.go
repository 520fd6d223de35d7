// Package show_answer shows the answer of a model that was asked for by its name.
package show_answer

import (
	"errors"
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/run/describe_end"
	"rkllmd/cli/run/format_speed"
	"rkllmd/cli/run/write_json"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/talk/send_message"
	"rkllmd/cli/talk/wait_for_answer"
	"rkllmd/cli/terminal/finish_text"
	"rkllmd/cli/terminal/format_words"
	"rkllmd/faces/stream"
)

// ShowAnswer asks the chat's daemon with config, and shows the answer as it comes, a line end behind it, whether a
// limit has cut it off, and the speed; or, where it is wanted whole, as an object (write_json).
//
// **Runs on:** the main goroutine. Errors: cli.ErrNotBegun, the daemon has gone before it said anything; the answer has
// failed; cli.ErrInterrupted.
func ShowAnswer(chat *cli.Chat, config stream.Config) error {
	if err := open_link.OpenLink(chat); err != nil {
		return fmt.Errorf("%w: %w", cli.ErrNotBegun, err)
	}
	answer := &cli.ChatAnswer{Config: config}
	send_message.SendMessage(chat.Link, config)
	if err := wait_for_answer.WaitForAnswer(chat, answer); err != nil {
		return err
	}
	finish_text.FinishText(chat, answer)
	last := answer.Last
	switch {
	case answer.Stopped:
		return cli.ErrInterrupted
	case errors.Is(answer.Failure, cli.ErrGone) && answer.ID == "":
		return fmt.Errorf("%w: %w", cli.ErrNotBegun, answer.Failure)
	case last == nil:
		return answer.Failure
	case last.Type != stream.TypeCompletion:
		return errors.New(last.Message)
	}
	if chat.Whole {
		return write_json.WriteJSON(chat.Streams.Out, answer)
	}
	notes := chat.Streams.Err
	if line := describe_end.DescribeEnd(chat, *last, config.Parameters.MaxTokens); line != "" {
		fmt.Fprintln(notes, format_words.FormatWords(notes, 0, line))
	}
	perf := cli.Perf{PrefillTimeMS: last.Timing.FirstTokenMS, PrefillTokens: last.Usage.PromptTokens,
		GenerateTimeMS: last.Timing.TotalMS - last.Timing.FirstTokenMS, GenerateTokens: last.Usage.CompletionTokens}
	fmt.Fprintln(notes, format_words.FormatWords(notes, 0, format_speed.FormatSpeed(perf, time.Duration(
		last.Timing.FirstTokenMS*float64(time.Millisecond)))))
	return nil
}
