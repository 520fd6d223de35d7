// Package set_up_log chooses where and how the log is written.
package set_up_log

import (
	"io"
	"log/slog"
	"os"
	"os/signal"

	"golang.org/x/sys/unix"

	"rkllmd/cli/library"
	"rkllmd/cli/library/write"
	"rkllmd/cli/library/write_waiting"
	"rkllmd/utils"
)

// SetUpLog makes the process's default slog logger, which utils/log_message uses, write lines of the given format
// ("text" or "json") and at least the given level to a stream. To a file, such as standard error, they are written
// through the log that it returns (write, flush_log), which never waits for whoever reads the other end; and from then
// on the process survives that nobody does any more (SIGPIPE).
//
// **Runs on:** the main goroutine. There are no other goroutines yet.
func SetUpLog(stream io.Writer, format string, level utils.Level) *library.Log {
	log := &library.Log{Stream: stream, Wake: make(chan struct{}, 1)}
	if file, ok := stream.(*os.File); ok {
		log.FD = int(file.Fd())
		stream = write.Writer{Log: log}
		go write_waiting.WriteWaiting(log)
		signal.Ignore(unix.SIGPIPE)
	}
	options := &slog.HandlerOptions{Level: level}
	if format == "json" {
		slog.SetDefault(slog.New(slog.NewJSONHandler(stream, options)))
	} else {
		slog.SetDefault(slog.New(slog.NewTextHandler(stream, options)))
	}
	return log
}
