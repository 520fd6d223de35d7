package utils

import "errors"

// Framing is how messages are told apart on a connection. It is found from the first bytes that a client sends and
// stays for the life of the connection; answers use the same one.
type Framing uint8

const (
	// FramingUnknown: too few bytes so far.
	FramingUnknown Framing = iota
	// FramingText: JSON texts back to back, newlines optional between them; answers end in a newline.
	FramingText
	// FramingHeader: "Content-Length: N" and CRLF CRLF before each message, as in the Language Server Protocol.
	FramingHeader
	// FramingLength: an unsigned 32-bit little-endian length before each message.
	FramingLength
	// FramingHTTP: one message, in the body of a POST. Answers are the body of what HTTP answers; each ends in a
	// newline, and the connection with the last one.
	FramingHTTP
	// FramingLine: each line is a message, of whatever text, or of none; answers are written as they are.
	FramingLine
)

// HeadRoom is the number of free bytes that a message under construction leaves at its front, so that create_frame can
// put any frame header there without moving the message: "Content-Length: ", 20 digits, CRLF CRLF.
const HeadRoom = 40

// MaxHeader is the largest size in bytes of the header lines before one message.
const MaxHeader = 8 << 10

// ByteOrderMark may stand before the first text, as some editors and .NET write it.
const ByteOrderMark = "\uFEFF"

// Beginnings is what the first bytes of a connection may be other than JSON text, in any case, and the framing that
// follows; FramingUnknown is a method of HTTP that is not taken.
var Beginnings = [...]struct {
	Bytes   string
	Framing Framing
}{
	{"Content-", FramingHeader}, {ByteOrderMark, FramingText},
	{"POST ", FramingHTTP}, {"GET ", FramingUnknown}, {"PUT ", FramingUnknown}, {"HEAD ", FramingUnknown},
	{"DELETE ", FramingUnknown}, {"OPTIONS ", FramingUnknown}, {"PATCH ", FramingUnknown}, {"CONNECT ", FramingUnknown},
	{"TRACE ", FramingUnknown}, {"PRI ", FramingUnknown},
}

// OtherMethod is the reason why such a client is refused.
const OtherMethod = "over HTTP this socket takes JSON-RPC 2.0 by POST alone; it needs no HTTP: send the JSON text by " +
	"itself, or behind a Content-Length header"

// HTTPHead is what an answer over HTTP begins with, behind "HTTP/1.1 " and the status. The connection's end is the
// body's.
const HTTPHead = "\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n"

// HTTPContinue has a client that waits for it send its body.
const HTTPContinue = "HTTP/1.1 100 Continue\r\n\r\n"

// MessageSetting names the setting of FrameState.Max where FrameState.Setting says nothing else.
const MessageSetting = "--max-message-bytes, RKLLMD_MAX_MESSAGE_BYTES"

// What may be wrong with the JSON text of a framed message, beside what a JSONScanner finds.
var (
	ErrTrailing = errors.New("nothing may follow the JSON text of a message")
	ErrCutShort = errors.New("the message ends in the middle of its JSON text")
)

// FrameStatus says what one look at the input found.
type FrameStatus uint8

const (
	// FrameIncomplete: more bytes are needed. Consumed may be positive (blanks and the like that can be dropped).
	FrameIncomplete FrameStatus = iota
	// FrameUnsettled: what is there could be answered as text of fewer than four bytes (such as {}), but could also be
	// the start of a length prefix. Wait about 50 ms, set FrameState.Settled and look again.
	FrameUnsettled
	// FrameComplete: Payload is one message.
	FrameComplete
	// FrameMalformed: not JSON. The reader answers "parse error" and goes on after Consumed, which ends the line in
	// which the error stands (text), or the message (the other framings).
	FrameMalformed
	// FrameEmpty: as FrameFatal, because of a length prefix of 0.
	FrameEmpty
	// FrameFatal: the input cannot be followed any further (message too large, broken header). Answer Reason and close.
	FrameFatal
)

// Frame is what one look at the input found.
type Frame struct {
	Status   FrameStatus
	Payload  []byte // FrameComplete: the message, valid JSON (but for FramingLine), aliasing the input
	Consumed int    // bytes of the input that are done with
	Reason   string // FrameMalformed, FrameEmpty and FrameFatal: what is wrong, for the person who reads the error
}

// SkipLine is the FrameState.Skip that drops the rest of a line.
const SkipLine = -1

// FrameState is the memory of one connection's input between two looks. Set Max before use.
type FrameState struct {
	Framing Framing
	Settled bool   // the first bytes are no length prefix: four have been seen, or the wait of FrameUnsettled is over
	Ended   bool   // no more bytes will come
	Max     int    // largest message in bytes
	Setting string // what Max comes from, for messages; "": MessageSetting
	Skip    int    // bytes of a wrong message that are still to be dropped, or SkipLine
	Waits   bool   // HTTP: the client sends no body before it is told to, or has waited long enough

	// The current message.
	Length  int  // header and length framing: its size in bytes, once known
	Scanned int  // bytes of it that Scanner has seen
	Valid   bool // its JSON text has ended: only blanks may follow
	Scanner JSONScanner
}
