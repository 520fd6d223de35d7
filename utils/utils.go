// Package utils holds what every area needs: message framing and log levels.
package utils

import (
	"log/slog"
	"sync/atomic"
	"time"
)

// Start is the zero of get_timestamp: about when the process started.
var Start = time.Now()

// Level is the importance of a log line: slog's.
type Level = slog.Level

// The levels in use.
const (
	LevelDebug = slog.LevelDebug
	LevelInfo  = slog.LevelInfo
	LevelWarn  = slog.LevelWarn
	LevelError = slog.LevelError
)

// WakeTime is how often Go's scheduler is made to look about it (wake_scheduler).
const WakeTime = 100 * time.Millisecond

// Awake says that wake_scheduler runs in this process.
var Awake atomic.Bool

// BuiltinPrefix begins the path of a model that is inside the program; its name follows.
const BuiltinPrefix = "builtin:"
