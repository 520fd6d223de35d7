// Package set_up_log sets up the drop-in's log.
package set_up_log

import (
	"io"
	"log/slog"

	"rkllmd/dropin/handle"
	"rkllmd/dropin/write_figures"
	"rkllmd/librkllmrt"
)

// SetUpLog sends the runtime's log through handle, and its figures through write_figures, at the level of
// RKLLM_LOG_LEVEL's default until rkllm_init reads it.
//
// **Runs on:** one thread at a time. It is the thread of the first call into the library.
func SetUpLog() {
	slog.SetDefault(slog.New(handle.Handler{Handler: slog.NewTextHandler(io.Discard,
		&slog.HandlerOptions{Level: slog.LevelDebug})}))
	figures := write_figures.WriteFigures
	librkllmrt.RunEnded.Store(&figures)
}
