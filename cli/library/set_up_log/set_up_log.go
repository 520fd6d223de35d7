// Package set_up_log chooses where and how the log is written.
package set_up_log

import (
	"io"
	"log/slog"

	"rkllmd/utils"
)

// SetUpLog makes the process's default slog logger, which utils/log_message uses, write lines of the given format
// ("text" or "json") and at least the given level to a stream.
//
// **Runs on:** the main goroutine. There are no other goroutines yet.
func SetUpLog(stream io.Writer, format string, level utils.Level) {
	options := &slog.HandlerOptions{Level: level}
	if format == "json" {
		slog.SetDefault(slog.New(slog.NewJSONHandler(stream, options)))
		return
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(stream, options)))
}
