// Package run holds the types and constants of its room: a run, from its request to its end.
package run

import "regexp"

// MaxLead is how many bytes of blanks may stand before the mark that begins thoughts.
const MaxLead = 4

// PlainName matches names of functions that every template writes as they are.
var PlainName = regexp.MustCompile(`^[A-Za-z0-9_.-]+$`)
