// Package close_emphasis ends emphasis.
package close_emphasis

import (
	"slices"

	"rkllmd/cli"
	"rkllmd/cli/markdown/choose_style"
	"rkllmd/cli/markdown/set_style"
)

// CloseEmphasis ends the emphasis that ended ends, and all that has begun in it; it returns false if there is none.
// Three signs end one and two.
//
// **Runs on:** one thread at a time.
func CloseEmphasis(s *cli.Screen, ended cli.Emphasis) bool {
	place := slices.Index(s.Open, ended)
	if place < 0 && ended.Count == 3 {
		one := slices.Index(s.Open, cli.Emphasis{Sign: ended.Sign, Count: 1})
		two := slices.Index(s.Open, cli.Emphasis{Sign: ended.Sign, Count: 2})
		if place = min(one, two); place < 0 {
			return false
		}
	}
	if place < 0 {
		return false
	}
	s.Open = s.Open[:place]
	set_style.SetStyle(s, choose_style.ChooseStyle(s.Open))
	return true
}
