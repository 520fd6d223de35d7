// Package log_message writes the daemon's log.
package log_message

import (
	"context"
	"log/slog"

	"rkllmd/utils"
)

// LogMessage writes one line to the daemon's log, which is the process's default slog logger: standard error, unless
// the operator chose otherwise. args are slog's alternating names and values. It may block, so it is never called while
// a connection's lock is held, nor from a callback of the runtime.
//
// **Runs on:** any thread. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func LogMessage(level utils.Level, message string, args ...any) {
	slog.Log(context.Background(), level, message, args...)
}
