// Package handle takes the runtime's log records.
package handle

import (
	"context"
	"log/slog"
	"strings"

	"rkllmd/dropin/write_log_line"
	"rkllmd/librkllmrt"
)

// Handler is a slog.Handler whose lines are those of the vendor's library. What is embedded answers for the methods
// that make no difference here.
type Handler struct{ slog.Handler }

// Handle writes a log record as "E rkllm: rkllm_run failed, reason: ...": E for errors and for calls that failed, W for
// warnings, I for the rest, which is left out below librkllmrt.LogFigures; details for debugging always are.
//
// **Runs on:** any thread. The method is slog.Handler's.
func (Handler) Handle(_ context.Context, record slog.Record) error {
	text, letter := strings.TrimPrefix(record.Message, "rkllm: "), byte('I')
	if record.Level >= slog.LevelWarn {
		letter = 'W'
	}
	for attribute := range record.Attrs {
		text += ", " + attribute.Key + ": " + attribute.Value.String()
		if attribute.Key == "reason" {
			letter = 'E'
		}
	}
	if record.Level >= slog.LevelError {
		letter = 'E'
	}
	if letter != 'I' || record.Level >= slog.LevelInfo && librkllmrt.DropIn.LogLevel.Load() >= librkllmrt.LogFigures {
		write_log_line.WriteLogLine(letter, text)
	}
	return nil
}
