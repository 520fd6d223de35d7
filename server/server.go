// Package server holds the nouns of the Unix socket server: the listener and the event loop.
package server

import (
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/utils"
)

// Options is what the operator decides about a socket.
type Options struct {
	Path                string        // of the socket
	Setting             string        // what Path comes from, for messages; "": DefaultSetting
	MaxClients          int           // connections at once, to all sockets of the loop; 0: DefaultMaxClients
	MaxClientsPerUser   int           // connections at once of one user id; 0: as many as MaxClients
	MaxMessageBytes     int           // largest request; 0: DefaultMaxMessageBytes
	MessageSetting      string        // what MaxMessageBytes comes from, for messages; "": utils.MessageSetting
	MaxPendingBytes     int           // output that may wait for one client; 0: DefaultMaxPendingBytes
	FirstMessageTimeout time.Duration // from connecting to the first complete message; 0: no limit
	// how long a client may leave a message unfinished, or what waits for it unread; 0: no limit
	StallTimeout   time.Duration
	TimeoutSetting string   // what the two come from, for messages; "": DefaultTimeoutSetting
	AllowAnyUser   bool     // accept peers of other user ids
	AllowedUsers   []uint32 // user ids accepted beside the daemon's own and root
}

// Defaults of Options.
const (
	DefaultMaxClients      = 128
	DefaultMaxMessageBytes = 16 << 20
	DefaultMaxPendingBytes = 8 << 20
	DefaultSetting         = "--socket (RKLLM_UDS_PATH)"
	DefaultTimeoutSetting  = "--first-message-timeout (RKLLMD_FIRST_MESSAGE_TIMEOUT)"
)

// MaxPath is the longest path in bytes that the kernel takes for a Unix socket.
const MaxPath = 107

// Bounds of the work that one turn of the loop does, so that no client holds up the others.
const (
	EventsPerTurn   = 256
	AcceptsPerTurn  = 64
	MessagesPerTurn = 64        // of one connection
	ReadBytes       = 64 << 10  // of one connection
	PauseBytes      = 256 << 10 // while more output than this waits for a client, its input is left alone
)

// Times in nanoseconds.
const (
	SettleTime = int64(50 * time.Millisecond) // how long a text of fewer than four bytes waits for a fourth
	LingerTime = int64(2 * time.Second)       // how long a client may take to read why it is being closed
	// between two lines of the log about clients that are told why they are closed
	LogPause    = int64(time.Second)
	AcceptPause = int64(100 * time.Millisecond) // before accepting again when the system has no descriptor left
	StopTime    = int64(3 * time.Second)        // how long stopping waits for answers to be made and read
	FlushTime   = int64(2 * time.Second)        // the same, once nothing more can come from the model
	StopPoll    = int64(20 * time.Millisecond)  // how often stopping looks whether it is done
	EndTime     = int64(5 * time.Second)        // how long stopping takes at most, whatever clients and the library do
	FrontTime   = int64(time.Second)            // how much of it is kept for the servers beside the loop
	LogTime     = int64(500 * time.Millisecond) // how much of it is kept for whoever reads the log
	ModelTime   = EndTime - FrontTime - LogTime // what is left for the model: all of this begins with the signal
	HotTime     = int64(10 * time.Millisecond)  // how long after an event the next one is awaited in short raw waits
)

// HotWait is the longest of these, in milliseconds. Longer than the scheduler's tick (4 ms or less on most kernels), so
// that the processor's timer need not be set for it: with 2 ms that took 2 to 5 us of each wait.
const HotWait = 5

// MaxRefused is how many refused clients may be reading their error at once; further ones are closed right after it.
const MaxRefused = 64

// SpareFiles is how many descriptors the process needs beside its clients'.
const SpareFiles = 64 + MaxRefused

// MaxFiles is the soft limit of open files that the process asks for, where the hard limit allows it.
const MaxFiles = 102400

// Listener is the bound socket.
type Listener struct {
	FD     int // -1 once closed
	Path   string
	Device uint64 // device and inode of the socket file that this process made: only that one is unlinked
	Inode  uint64
	LockFD int // Path + ".lock", held with flock for the daemon's life
}

// Face is one protocol on a socket of its own: what the loop must know of it. It is filled where the program is wired
// together.
type Face struct {
	Options  Options   // read-only once the loop is made
	Listener *Listener // the loop's

	Framing utils.Framing // of all messages; utils.FramingUnknown: each client's is found from its first bytes
	// input that is no message ends the connection and what its client has started; otherwise the messages behind it
	// are handled
	Strict bool

	// Greet appends what a client is told as soon as it is admitted, framed. On the loop. nil: nothing.
	Greet func(greeting []byte) []byte
	// Handle serves one message. What can be answered at once is appended to reply, framed; other answers go out by
	// themselves, and Connection.Owed counts them. On the loop, or for large messages, and those that
	// Waits tells of, on a goroutine of their own; for one connection one after the other.
	Handle func(c *connection.Connection, message, reply []byte) []byte
	// Waits names what serving a message may have to wait for, "" nothing. Where it may, the loop must not do it: it is
	// handled as a large message is, together with those behind it that wait for the same. On the loop. nil: none ever
	// waits.
	Waits func(message []byte) string
	// AppendError appends an error that answers no request (id nil), framed.
	AppendError func(reply []byte, framing utils.Framing, id []byte, err *jsonrpc2.Error) []byte
	// Abandon ends what a client has started and is still owed for. It must not wait.
	Abandon func(c *connection.Connection)
}

// Loop is the event loop: one goroutine on its own OS thread that owns the epoll descriptor, the table of connections
// and every read. Everything in it is the loop's own unless it says otherwise.
type Loop struct {
	Faces   []*Face        // read-only; Connection.Face is a place in it
	Runtime *rkllm.Runtime // any thread: stopped with the loop
	UID     uint32         // the daemon's

	EpollFD  int
	WakeLock sync.Mutex
	WakeFD   int // eventfd by which any thread stops the loop; -1 once closed; guarded by WakeLock
	Table    connection.Table
	Clients  atomic.Int64 // any thread: Table.Count at the end of the last turn

	Events []unix.EpollEvent
	Read   []byte // one read's bytes, shared by all connections
	Reply  []byte // answers of one turn of one connection, written once

	Ready    []*connection.Connection // have unprocessed input; served again in the next turn
	Waiting  []*connection.Connection // have a Deadline
	WakeAt   int64                    // the earliest thing that must be looked at without an event; 0: none
	AcceptAt int64                    // accepting is paused until then; 0: it is not
	LogAt    int64                    // until then, clients that are told why they are closed are logged at debug level

	Now       int64 // when this turn began, in nanoseconds of get_timestamp
	LastEvent int64 // when the last event came

	Stopping bool
	StopAt   int64 // when stopping closes connections that are still owed something
	EndAt    int64 // when it does not wait for the model any more
}
