// Package connection holds a client's connection and the table of all of them.
package connection

import (
	"errors"
	"sync"
	"sync/atomic"

	"rkllmd/buffer"
	"rkllmd/utils"
	"rkllmd/utils/turns"
)

// ErrClosed is returned by a send to a connection that is closed or whose client is gone.
var ErrClosed = errors.New("connection is closed")

// ErrSlow is returned by a send when more than Connection.MaxPending bytes wait: the client does not read what it asked
// for.
var ErrSlow = errors.New("client does not read: too much output is pending")

// Connection is one client. Three groups of fields, three owners.
//
// Only the loop reads from the socket and closes it. Any thread may send (send_to_connection). What the loop must do on
// behalf of another thread is asked for through the socket itself: arming EPOLLOUT makes the loop look at the
// connection, shutdown(2) makes it see a hang-up. So no other thread ever needs the loop's tables.
type Connection struct {
	// Set at creation, never changed.
	FD         int
	EpollFD    int
	Generation uint32 // tells this connection from an earlier one with the same descriptor; carried by epoll events
	UID        uint32
	PID        int32
	Client     turns.Client // who it is where clients take turns
	MaxPending int          // bytes of output that may wait for the client
	Face       int          // which of the loop's sockets it came to

	// The loop's own.
	In buffer.Buffer
	// its Framing never changes once a message has been handed over: readable wherever that goes
	Frames  utils.FrameState
	Refused bool // may not be served: answered with an error and closed; counts for nothing
	Greeted bool // a first complete message has arrived
	Started bool // HTTP: the beginning of the answer is written
	// no more input: the client has shut down its sending side (it may still be reading), has sent the one message that
	// it may (HTTP), or is gone
	ReadClosed bool
	HungUp     bool // the client is gone
	// input is read and dropped: close as soon as Out is empty and the client has had time to read it
	Fatal   bool
	Backlog bool // In may hold whole messages: they are handled before more is read
	Ready   bool // is in the loop's list of connections whose Backlog comes next
	// when the first complete message must have come (get_timestamp); 0: whenever it likes, or it has
	GreetBy   int64
	BegunAt   int64 // when the message began that In holds the beginning of (get_timestamp)
	Deadline  int64 // when the loop must look again (get_timestamp); 0: never
	WaitIndex int   // place in the loop's list of connections with a Deadline

	// Any thread.
	Parsing atomic.Bool  // a message too large for the loop is being parsed by a goroutine of its own
	Owed    atomic.Int32 // requests taken whose answer has not been sent yet
	HasRun  atomic.Bool  // this connection has started a run (rkllm.abort then means its own runs only)
	// History is the load of the model in which its last run with keep_history was made, by Reload.Loads; 0: none was
	History atomic.Uint32
	Ending  atomic.Bool // end_connection: what waits for the client is the last that it gets
	Left    atomic.Bool // HungUp, for everybody: nothing of this client is begun any more
	// what the protocol keeps of the client; touched by its handler of messages, one at a time, and by the loop at the
	// end
	State any
	// Of messages that one thread handles one after the other and that call the same method: how many follow this one,
	// and of how many of these the answer is known already, and is which. Touched as State is.
	Alike, Known int
	Answer       int32

	// Mu guards everything below and every use of FD other than the loop's reads: write, epoll_ctl, shutdown, close.
	Mu       sync.Mutex
	Closed   bool  // FD is closed, or about to be by the loop
	Gone     bool  // a write failed or MaxPending was exceeded: shutdown was called, the loop will close
	Slow     bool  // Gone because MaxPending was exceeded
	MovedAt  int64 // when the client last took some of Out, or Out was empty (get_timestamp)
	Draining bool  // the loop waits for Owed to reach 0 (release_answer then arms EPOLLOUT), to close the connection
	Out      buffer.Buffer
	Interest uint32 // the epoll events asked for at present
}

// Table is all connections, by descriptor. The loop's own. The zero value is empty.
type Table struct {
	ByFD       []*Connection
	Count      int            // connections that are not Refused
	ByUID      map[uint32]int // the same, for each user id
	Refused    int            // connections that are
	Generation uint32         // of the connection added last
}
