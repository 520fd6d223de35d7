// Package rt_log catches the log.
package rt_log

import (
	"bytes"
	"log/slog"
	"testing"
)

// RtLog sends the log, of every level, to the returned buffer until the test ends. Read it when nothing writes.
func RtLog(tb testing.TB) *bytes.Buffer {
	log, before := new(bytes.Buffer), slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	tb.Cleanup(func() { slog.SetDefault(before) })
	return log
}
