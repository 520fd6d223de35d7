// Package library holds the types and constants of its room: which library is served, and the log.
package library

import (
	"io"
	"sync"
	"time"

	"rkllmd/server"
)

// Log is what stands between the log's lines and the stream that they go to, a pipe or a terminal perhaps that nobody
// reads for a while: then lines wait here, and whoever has logged them goes on.
type Log struct {
	Stream io.Writer
	FD     int           // of Stream
	Wake   chan struct{} // of capacity 1: something waits

	Mu      sync.Mutex // guards what follows; it is never held while a write waits
	Waiting []byte     // whole lines
	Writing bool       // write_waiting has taken lines that are not written yet
	Lost    int        // lines for which there was no room
}

// MaxWaiting is how many bytes of lines may wait for the log's reader.
const MaxWaiting = 1 << 20

// MaxAtOnce is how many bytes a pipe that is ready takes without making the writer wait (PIPE_BUF).
const MaxAtOnce = 4096

// FlushTime is how long the end of the process waits for whoever reads its log.
const FlushTime = time.Duration(server.LogTime)
