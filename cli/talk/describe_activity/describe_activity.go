// Package describe_activity says what happens before an answer begins.
package describe_activity

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/talk/estimate_tokens"
	"rkllmd/cli/talk/format_count"
	"rkllmd/cli/talk/measure_config"
	"rkllmd/faces/stream"
)

// DescribeActivity returns what the status m says: which model is being loaded, and how much of it is, or how many wait
// before. Otherwise, and where m is nil, the prompt is read: of about so many tokens (estimate_tokens).
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
	count := max(2, estimate_tokens.EstimateTokens(chat, measure_config.MeasureConfig(answer.Config)))
	return "reading about " + format_count.FormatCount(count) + " tokens of prompt"
}
