// Package link holds the types of its room: a bus between two processes of one machine, over a stream.
package link

import (
	"encoding/gob"
	"fmt"
	"io"
	"sync"
	"time"

	"rkllmd/fleet"
)

// ErrSlow is fleet.ErrSilent of a stream: who is asked is not to blame, because the process there may be kept from
// running. One that has ended is known at once.
var ErrSlow = fmt.Errorf("%.0wthe process that has the model does not answer in time", fleet.ErrSilent)

// Frame is what goes over the stream.
type Frame struct {
	Subject, Reply string
	Data           []byte
	Nobody         bool // it is the answer that nobody listens there
}

// Link is one end of the stream. What one end publishes goes to the other end alone.
type Link struct {
	Stream  io.ReadWriteCloser
	Since   time.Time
	Writing sync.Mutex
	Encoder *gob.Encoder // under Writing

	Mu          sync.Mutex
	Subscribers []*Subscriber
	Asked       map[string]chan Frame // of capacity 1, by the subject of the answer
	Last        uint64                // question
	Ended       chan struct{}         // closed when nothing comes any more
}

// Subscriber is who listens. Its messages wait for it, however many they are: who reads the stream never waits.
type Subscriber struct {
	Subject string
	On      func(fleet.Message)

	Mu     sync.Mutex
	Frames []Frame
	Wake   chan struct{} // of capacity 1
	Stop   chan struct{}
}
