// Package get_frame returns the one frame of a place.
package get_frame

import (
	"rkllmd/grammar"
	"rkllmd/grammar/match/resolve_place"
)

// GetFrame returns the one frame of a place in a grammar: before part at of n, and then where up says. It is that of
// the first place from there at which a character must come, or which leads to several; nil is the end of the answer.
//
// **Runs on:** one thread at a time.
func GetFrame(m *grammar.Matcher, n *grammar.Node, at int, up *grammar.Frame) *grammar.Frame {
	key := grammar.FrameKey{Node: n, At: at, Up: up}
	steps := 0
	for again := true; again; steps++ {
		key, again = resolve_place.ResolvePlace(m, key)
	}
	m.Work += steps / 16
	if key.Node == nil {
		return key.Up
	}
	f := m.Frames[key]
	if f == nil {
		m.Numbers++
		m.Kept++
		f = &grammar.Frame{FrameKey: key, Number: m.Numbers}
		m.Frames[key] = f
	}
	return f
}
