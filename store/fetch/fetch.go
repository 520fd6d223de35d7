// Package fetch holds the nouns of a download: one file, in ranges that are asked for at the same time. What has come
// is in a folder of its own until all has: the data, as long as the file, and beside them how much of each range is
// there (marks). So a download goes on where it was, however it ended.
package fetch

import (
	"errors"
	"os"
	"sync/atomic"
	"time"

	"rkllmd/store/remote"
)

// Job is a file that is wanted.
type Job struct {
	Client      *remote.Client
	URL         string
	Size        int64  // bytes; 0: not known
	SHA256      string // "": not known
	Folder      string // what has come of it is here, and of nothing else
	Connections int
	Progress    *Progress
}

// Progress is how far a job is. Anybody may look.
type Progress struct {
	Total   atomic.Int64 // bytes; 0: not known yet
	Done    atomic.Int64 // of them have come, now or before
	Checked atomic.Int64 // of them are in the checksum
}

// Plan is what a server has said of a file, and how it is divided. It is kept with the data: if it is another one the
// next time, nothing of them is used.
type Plan struct {
	Size   int64  `json:"size"`
	SHA256 string `json:"sha256,omitempty"`
	Tag    string `json:"tag,omitempty"` // ETag, or when it was changed: it stays while the file does; "": SHA256 is known
	Step   int64  `json:"step"`          // bytes of a range; the last one may have less
	Ranged bool   `json:"ranged"`        // the server takes ranges; otherwise there is one, which begins anew each time
}

// Part is a download in progress. Its ranges are taken by several goroutines, each by one of them.
type Part struct {
	Job     *Job
	Plan    Plan
	Data    *os.File
	Marks   *os.File // 8 bytes for each range, little endian: how many of its bytes are there
	Resumed bool     // some of them were there before
	Next    atomic.Int64
	Heard   atomic.Int64 // when the last byte came, in Unix nanoseconds
}

// Fetched is what has come.
type Fetched struct {
	Path   string
	Size   int64
	SHA256 string
}

// Names in a job's folder.
const (
	DataName = "data"
	MarkName = "marks"
	PlanName = "plan.json"
	LockName = "lock"
)

// How a file is divided.
const (
	MostRanges = 64
	LeastStep  = 1 << 20
	MostStep   = 64 << 20
	PieceSize  = 256 << 10 // bytes that are written at once
	MarkSize   = 8
)

// SpareBytes is how much space stays free on the disk.
const SpareBytes = 32 << 20

// MostRestarts is how often a file is begun whose server takes no ranges.
const MostRestarts = 5

// MostSilence is how long a connection may bring nothing before another one is made.
const MostSilence = 30 * time.Second

// Why a download ends without the file.
var (
	ErrChanged  = errors.New("the file has changed on the server while it came")
	ErrChecksum = errors.New("the file is not the one that was promised")
	ErrBusy     = errors.New("another pull is fetching this file")
	ErrNoSpace  = errors.New("the disk is full")
	ErrWrite    = errors.New("what comes cannot be written")
)
