// Package uma holds the types and constants of its room: rkllmd uma.
package uma

import (
	"time"

	"rkllmd/utils"
)

// Options is what "rkllmd uma" was asked to do, checked.
type Options struct {
	Socket  string        // of the daemon
	Framing utils.Framing // FramingLength, or with --protocol newline FramingLine
	Metrics bool          // the snapshot is asked for, not an answer
	Raw     bool          // events are printed as they come, as lines
	Split   int           // the message goes out in pieces of so many bytes; 0: whole
	Message []byte        // what is sent, framed
	Cancel  []byte        // what ends the request before its time; nil: only the end of the connection does
}

// End is how an answer has ended, and what it took.
type End struct {
	Reason    string // uma.ReasonStop, uma.ReasonLength
	Cancelled bool
	Tokens    int           // that were streamed
	First     time.Duration // until the first text
	Total     time.Duration
}

// RequestFlags are the flags of "rkllmd uma" that are members of a request.
var RequestFlags = []string{"id", "max-tokens", "temperature", "top-p", "top-k", "no-stream", "slo-ttft-ms",
	"slo-tbt-ms", "metadata"}

// PiecePause is how long a piece of a message waits for the one before it to be read.
const PiecePause = time.Millisecond

// MaxUMAEvent is the largest event that is read, in bytes. Where more is promised, no UMA daemon speaks.
const MaxUMAEvent = 64 << 20

// Hint ends every error about what is not UMA.
const Hint = "a UMA socket is what rkllmd serve --uma-socket makes; one with --uma-protocol newline needs " +
	"--protocol newline here"
