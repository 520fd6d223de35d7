// Package rkllm is a client of rkllmd, which serves Rockchip's RKLLM C API as JSON-RPC 2.0 on a Unix socket. Structures
// and enumerations have the header's names. Answers stream as iterators; a context that ends cancels its call.
package rkllm

import (
	"bufio"
	"encoding/json"
	"errors"
	"net"
	"sync"
)

// Client is one connection to the daemon. All methods may be called from several goroutines at once. Runs belong to the
// connection that started them: Abort ends these, and Close ends them too. A Client whose connection has ended answers
// every call with the error that ended it: Dial makes a new one.
type Client struct {
	connection net.Conn
	reader     *bufio.Reader
	sending    sync.Mutex // held while a message is written

	state  sync.Mutex // guards what follows
	calls  map[int64]*call
	lastID int64
	ended  error // why the connection has ended
}

// Error is an error answer of the daemon. errors.Is(err, ErrNoModel) tells one from another.
type Error struct {
	Code    ErrorCode       `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data,omitempty"`
}

// RunFailed is the error of a run that ended in RKLLM_RUN_ERROR.
type RunFailed struct {
	Results []RKLLMResult // the last ones: one for each prompt
}

// Float is a number of an answer. The daemon spells NaN and infinities as strings.
type Float float32

// Floats is numbers of an answer, which can be given where []float32 is asked for.
type Floats []float32

// ErrClosed is what calls end with when Close was called.
var ErrClosed = errors.New("rkllm: the client was closed")

// call is a request that waits for its answers. Client.state guards all but the channels.
type call struct {
	id      int64
	method  string
	queue   []message     // what has arrived and was not taken yet
	arrived chan struct{} // has an element when something was put into queue
	ended   chan struct{} // closed when nothing more comes
	left    bool          // nobody takes what comes
}

// message is one of the daemon's.
type message struct {
	ID     *int64 `json:"id"`
	Params *struct {
		Token int64           `json:"token"`
		Value json.RawMessage `json:"value"`
	} `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *Error          `json:"error"`
}

// sentAtOnce is the methods that need not wait until the runs that were left have ended: the daemon answers them at
// once, or has them wait in line. It refuses others.
var sentAtOnce = map[string]bool{
	"rkllm.run": true, "rkllm.run_async": true, "rkllm.abort": true, "rkllm.is_running": true,
	"rkllm.createDefaultParam": true, "rkllm.get_constants": true, "rpc.discover": true,
}
