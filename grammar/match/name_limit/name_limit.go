// Package name_limit names the limit that an answer within a grammar has come to.
package name_limit

import "rkllmd/grammar"

// NameLimit returns why an answer within a grammar cannot go on, if it has come to a limit: grammar.ErrTooDeep or
// ErrTooManyWays, else nil.
//
// **Runs on:** one thread at a time.
func NameLimit(m *grammar.Matcher) error {
	switch {
	case m.Work <= grammar.MaxWork:
		return nil
	case len(m.Frames) > grammar.MaxFrames:
		return grammar.ErrTooDeep
	}
	return grammar.ErrTooManyWays
}
