// Package run holds the types and constants of its room: a run, from its request to its end.
package run

// MaxLead is how many bytes of blanks may stand before the mark that begins thoughts.
const MaxLead = 4
