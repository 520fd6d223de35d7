// Package is_break tells where a line may end inside a word.
package is_break

import (
	"strings"
	"unicode"

	"rkllmd/cli/signs/measure_rune"
)

// IsBreak reports whether a line may end between two characters that no space parts: beside a wide one, as in Chinese,
// but not before what closes, such as a full stop, nor behind what opens.
//
// **Runs on:** any thread. Before 0, which is no character, none may end.
func IsBreak(before, next rune) bool {
	if before == 0 || measure_rune.MeasureRune(next) == 0 ||
		measure_rune.MeasureRune(before) < 2 && measure_rune.MeasureRune(next) < 2 {
		return false
	}
	closes := unicode.In(next, unicode.Pe, unicode.Pf) || strings.ContainsRune("，。、；：？！…～ー％,.;:?!%", next)
	return !closes && !unicode.In(before, unicode.Ps, unicode.Pi)
}
