// Package output holds the type of its room: what members tell of runs, as bytes on their way.
//
// An event travels as the JSON of fleet.Output. Nearly all are tokens without anything special (is_plain): these are
// written and read without encoding/json, in one order of members, the empty ones left out. A reader that finds
// anything else leaves it to encoding/json, so who writes is free in how.
package output

// Reader reads JSON from its front, member by member. Failed: what came next was something else; nothing that was read
// is to be used then.
type Reader struct {
	Rest   []byte
	Failed bool
}
