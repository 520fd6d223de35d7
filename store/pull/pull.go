// Package pull holds the nouns of getting a model.
package pull

import (
	"regexp"

	"rkllmd/store"
	"rkllmd/store/choice"
	"rkllmd/store/fetch"
	"rkllmd/store/remote"
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

// Plan is what is fetched, and what is written of it.
type Plan struct {
	Files    []Wanted // the one that is loaded is the first
	Manifest store.Manifest
	Reason   string
}

// Converter finds the version of what has made a *.rkllm, in its name or in its repository's.
var Converter = regexp.MustCompile(`(?:^|[^0-9.])(1\.[0-9]{1,2}\.[0-9]{1,2}(?:b[0-9])?)(?:[-_]|\.rkllm|$)`)

// KeySize is how many hex digits name a download's folder.
const KeySize = 16
