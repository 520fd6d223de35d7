package cli

import (
	"time"

	"rkllmd/utils"
)

// UMAOptions is what "rkllmd uma" was asked to do, checked.
type UMAOptions struct {
	Socket  string        // of the daemon
	Framing utils.Framing // FramingLength, or with --protocol newline FramingLine
	Metrics bool          // the snapshot is asked for, not an answer
	Raw     bool          // events are printed as they come, as lines
	Split   int           // the message goes out in pieces of so many bytes; 0: whole
	Message []byte        // what is sent, framed
	Cancel  []byte        // what ends the request before its time; nil: only the end of the connection does
}

// UMAEnd is how an answer has ended, and what it took.
type UMAEnd struct {
	Reason    string // uma.ReasonStop, uma.ReasonLength
	Cancelled bool
	Tokens    int           // that were streamed
	First     time.Duration // until the first text
	Total     time.Duration
}

// The settings of "rkllmd uma". Their variables are those of "rkllmd serve", so that both find each other.
var (
	SettingUMAClientSocket = Setting{Flag: "socket", Env: SettingUMASocket.Env, Default: "/tmp/uma.sock",
		Usage: "`PATH` of the daemon's UMA socket"}
	SettingUMAClientProtocol = Setting{Flag: "protocol", Env: SettingUMAProtocol.Env, Default: SettingUMAProtocol.Default,
		Usage: "`PROTOCOL` that it speaks: json, or newline"}
)

// UMARequestFlags are the flags of "rkllmd uma" that are members of a request.
var UMARequestFlags = []string{"id", "max-tokens", "temperature", "top-p", "top-k", "no-stream", "slo-ttft-ms", "slo-tbt-ms", "metadata"}

// UMAPiecePause is how long a piece of a message waits for the one before it to be read.
const UMAPiecePause = time.Millisecond

// MaxUMAEvent is the largest event that is read, in bytes. Where more is promised, no UMA daemon speaks.
const MaxUMAEvent = 64 << 20

// UMAHint ends every error about what is not UMA.
const UMAHint = "a UMA socket is what rkllmd serve --uma-socket makes; one with --uma-protocol newline needs --protocol newline here"
