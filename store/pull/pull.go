// Package pull holds the nouns of getting a model.
package pull

import (
	"context"
	"os"
	"regexp"
	"sync"
	"time"

	"rkllmd/store"
	"rkllmd/store/choice"
	"rkllmd/store/fetch"
	"rkllmd/store/remote"
	"rkllmd/store/source"
)

// Options is how models are got.
type Options struct {
	Client      *remote.Client
	Machine     choice.Machine
	Connections int
	// Tell is called at each stage, by the goroutine that pulls.
	Tell func(Event)
}

// Stage is what is being done.
type Stage int

const (
	StageLook   Stage = iota // the hub is asked
	StageChoose              // Event.Text says what is fetched, and why
	StageFile                // a file comes: Event.Progress
	StageThere               // a file is there already
	StageWrite               // the files get their names
)

// Event is a stage that begins.
type Event struct {
	Stage    Stage
	Text     string
	File     remote.File
	Progress *fetch.Progress // of StageFile
}

// Wanted is a file that is to be there.
type Wanted struct {
	remote.File
	Path string // where, absolute
	Role store.Role
}

// Prepared is a Wanted that is on this disk.
type Prepared struct {
	Place  string   // where: at Wanted.Path already, or in the folder of its download
	SHA256 string   // as it was computed
	Lock   *os.File // of that folder: nobody else touches it before this is closed; nil: it is at Wanted.Path
}

// Plan is what is fetched, and what is written of it.
type Plan struct {
	Files    []Wanted // the one that is loaded is the first
	Manifest store.Manifest
	Reason   string
}

// Shares is the pulls of a program that are in progress, by what they get: whoever asks for the same takes part.
type Shares struct {
	Mu       sync.Mutex
	BySource map[source.Source]*Share
}

// Share is a pull in progress that several may take part in.
type Share struct {
	Source source.Source
	Cancel context.CancelFunc
	Ended  chan struct{} // closed when it has ended: Model and Err are there
	Model  store.Model
	Err    error

	// Under Shares.Mu.
	Holders int           // take part; 0: it was cancelled
	Events  []Event       // all of them
	Done    bool          // there will be no more
	Changed chan struct{} // closed when there are more Events, or Done; another one takes its place
}

// Converter finds the version of what has made a *.rkllm, in its name or in its repository's.
var Converter = regexp.MustCompile(`(?:^|[^0-9.])(1\.[0-9]{1,2}\.[0-9]{1,2}(?:b[0-9])?)(?:[-_]|\.rkllm|$)`)

// CopySize is how many bytes of a file of this machine are copied before one looks whether that is still wanted.
const CopySize = 64 << 20

// KeySize is how many hex digits name a download's folder.
const KeySize = 16

// NamesFolder is whose lock a pull has while it gives names, beside the folders of downloads, which have other names.
const NamesFolder = "names"

// NamesPause is after how long a pull that waits for that lock looks again. It is held for milliseconds, or for as long
// as a file takes to be read.
const NamesPause = 20 * time.Millisecond
