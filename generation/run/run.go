// Package run holds the types and constants of its room: a run, from its request to its end.
package run

import "regexp"

// MaxLead is how many bytes of blanks may stand before the mark that begins thoughts.
const MaxLead = 4

// How messages begin whose model writes in channels (generation.ChannelMarks).
const (
	HeaderStart   = "<|start|>assistant"
	HeaderChannel = "<|channel|>"
	HeaderCall    = "to=functions."
	HeaderEnd     = "<|message|>"

	ChannelOfThoughts = "analysis"
	ChannelOfAnswer   = "final"

	// MaxHeader is how many bytes a header has at most; what is longer is text.
	MaxHeader = 256
	// HeaderSigns may stand in a header beside its marks.
	HeaderSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.=: "
)

// PlainName matches names of functions that every template writes as they are.
var PlainName = regexp.MustCompile(`^[A-Za-z0-9_.-]+$`)
