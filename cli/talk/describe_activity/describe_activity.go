// Package describe_activity says what happens before an answer begins.
package describe_activity

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/talk/format_count"
	"rkllmd/cli/talk/measure_config"
	"rkllmd/faces/stream"
)

// DescribeActivity returns what the status m says: which model is being loaded, and how much of it is, or how many wait
// before. Otherwise, and where m is nil, the prompt is read: how many tokens it has is known before only as far as the
// last answer tells how many a byte takes.
//
// **Runs on:** the main goroutine.
func DescribeActivity(chat *cli.Chat, answer *cli.ChatAnswer, m *cli.ChatMessage) string {
	switch {
	case m != nil && m.Operation == stream.OperationQueued && (m.Progress == nil || *m.Progress < 100):
		return "waiting: " + strings.ToLower(strings.TrimSuffix(m.Message, "."))
	case m != nil && m.Operation != stream.OperationQueued:
		text := strings.TrimSuffix(m.Message, ".")
		if m.Progress != nil {
			text += fmt.Sprintf(", %.0f %%", *m.Progress)
		}
		return text
	}
	bytes := measure_config.MeasureConfig(answer.Config)
	if chat.Rate > 0 {
		return "reading about " + format_count.FormatCount(max(2, int(chat.Rate*float64(bytes)))) + " tokens of prompt"
	}
	return "reading " + format_count.FormatCount(bytes) + " bytes of prompt"
}
