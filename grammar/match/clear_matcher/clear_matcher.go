// Package clear_matcher lets go of what was found out about a grammar.
package clear_matcher

import "rkllmd/grammar"

// ClearMatcher lets go of what was found out about a grammar, but for where the answer is.
//
// **Runs on:** one thread at a time.
func ClearMatcher(m *grammar.Matcher) {
	m.Frames, m.Kept = map[grammar.FrameKey]*grammar.Frame{}, 0
	m.States, m.Steps = map[string]*grammar.State{}, map[string]*grammar.State{}
	if m.Now == nil {
		return
	}
	m.Now = &grammar.State{Places: m.Now.Places, Ends: m.Now.Ends, Next: map[rune]*grammar.State{},
		Begun: map[string]bool{}}
	for _, f := range m.Now.Places {
		for ; f != nil && m.Frames[f.FrameKey] == nil; f = f.Up {
			m.Frames[f.FrameKey] = f
		}
	}
}
