// Package load holds the types and constants of its room: models loaded and unloaded for everybody.
package load

import (
	"sync"
	"time"

	"rkllmd/faces/web"
)

// VendorSuffix ends the names of models for a vendor's library.
const VendorSuffix = ".rkllm"

// Headers are what files were found to say, so that lists need not read them each time.
type Headers struct {
	Mu    sync.Mutex
	Known map[string]Header // by path
}

// Header is what a file of this size and time has said.
type Header struct {
	Size        int64
	Changed     time.Time
	Description web.Description
	Err         error // it could not be read
}

// MostHeaders bounds Headers: they are forgotten when there are so many.
const MostHeaders = 1000
