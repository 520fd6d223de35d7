// Package websocket holds the nouns of the WebSocket front-end: the messages of docs/protocols/web-streaming.md
// (faces/stream), one generation at a time on a connection, and generations that outlive theirs for a while.
package websocket

import (
	"errors"
	"io"
	"sync"
	"sync/atomic"
	"time"

	coder "github.com/coder/websocket"

	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/utils/turns"
)

// Protocol is the subprotocol (Sec-WebSocket-Protocol) of the messages. Clients need not name it.
const Protocol = "rkllmd.v1"

// Actions of a control message.
const (
	ActionStop       = "stop"
	ActionPause      = "pause"
	ActionResume     = "resume"
	ActionRegenerate = "regenerate"
	ActionModify     = "modify"
)

// Options is how clients are served.
type Options struct {
	MaxMessageBytes int // that a client may send
	MaxPendingBytes int // that may wait for a client; one that reads slower is cut
	// a generation whose connection is lost can be resumed for so long; 0: it ends at once
	Grace    time.Duration
	Timeout  time.Duration // of a whole generation, from its config on; 0: none
	First    time.Duration // from connecting to the config
	Ping     time.Duration // clients are pinged so often, and must answer within this time
	Limiter  *stream.Limiter
	Feedback io.Writer // gets a line of JSON for each feedback message; nil: they are counted only
}

// Host is what all connections share.
type Host struct {
	Hub     *generation.Hub
	Table   *models.Table // the models that are asked for by name beside that of Hub; nil: there are none
	Meter   generation.Meter
	Options Options

	Mu          sync.Mutex // taken last
	Connections map[*Connection]struct{}
	Generations map[string]*Generation // by ID: the last one of each connection, and those whose connection was lost
	Stopped     bool                   // stop_connections was called
	Serving     sync.WaitGroup         // connections

	Writing sync.Mutex // a line of feedback goes out whole
}

// Opcodes of frames. Those from OpcodeClose on control the connection.
const (
	OpcodeText   = 1
	OpcodeBinary = 2
	OpcodeClose  = 8
)

// Frames is the place among the frames that a client's bytes have reached (scan_frames). It serves to find the first
// byte that makes a text invalid. The WebSocket library finds and reports all other faults of frames.
type Frames struct {
	Head   []byte // of the frame that begins, as far as it has come
	Opcode byte
	Last   bool // of its message
	Mask   [4]byte
	Length uint64 // of its payload
	At     uint64 // of that has come

	Text   bool   // the message is text
	Begun  []byte // the beginning of a character of it
	Reason []byte // the same of the reason in a close frame

	Failed atomic.Bool // what still comes is thrown away
}

// ErrNotUTF8 is the reason why a connection is not read any further: a text that must be UTF-8 is not.
var ErrNotUTF8 = errors.New("the text is not UTF-8")

// DrainLimit is how long a connection that has failed is kept for the client to read why.
const DrainLimit = time.Second

// Connection is one client. Its reader is the goroutine that serves its HTTP request; writer and pinger are goroutines
// of their own.
type Connection struct {
	Host   *Host
	Socket *coder.Conn
	Frames *Frames
	Client turns.Client // its User's rate is limited

	Configured bool        // the reader's: a config message has come
	Generation *Generation // the reader's: in progress, or the last one; nil: none
	Silence    *time.Timer // Options.First
	Broken     error       // the reader's: why there is nothing more to read

	Mu      sync.Mutex // taken after a generation's
	Out     []Outgoing
	Sending int      // bytes that count of the message that is being sent
	Pending int      // the same, with those of Out
	Ending  *Closing // nothing is queued any more; when Out is empty, the socket is closed like this
	Gone    bool     // the socket is closed: nothing is queued any more

	Wake chan struct{} // capacity 1: Out or Ending has changed
	Done chan struct{} // closed when the reader has ended
}

// Outgoing is a message on its way to the client.
type Outgoing struct {
	Text   []byte
	Counts int // its bytes that count for MaxPendingBytes; 0: it is sent once more
}

// Closing is how a connection is closed.
type Closing struct {
	Code   coder.StatusCode
	Reason string // at most 123 bytes
}

// Generation is the answer to one config message. It belongs to a connection until that is lost, and then to nobody,
// paused, until it is resumed or its time is over.
type Generation struct {
	Host   *Host
	ID     string       // cannot be guessed: who knows it may resume it
	Client turns.Client // who has asked
	After  *Generation  // regenerate: begins when that has ended; nil otherwise

	Mu     sync.Mutex      // taken before a run's and a connection's
	Conn   *Connection     // who is told; nil: nobody
	Config stream.Config   // Parameters: those in force
	Stay   *models.Stay    // holds its model, until it has ended; nil: it does not
	Run    *generation.Run // nil: not begun
	Init   []byte          // nil: not sent yet
	Model  string          // set with Init
	Answer *stream.Answer
	Tokens []generation.Event // EventToken, all of them: for a client that resumes
	Last   []byte             // completion or error; nil: it goes on

	Stopped   bool // by the client, or because nobody wants it
	Forgotten bool // it cannot be resumed any more
	TimedOut  bool
	Paused    bool      // by the client
	Modified  bool      // before it has begun
	Parked    time.Time // when its connection was lost
	Limit     *time.Timer

	Ended chan struct{} // closed when Last is set
}
