// Package signs holds the types and constants of its room: characters on a terminal.
package signs

import (
	"strings"
	"unicode"
)

// MaxStack is how many characters may stand on top of each other; more are left out.
const MaxStack = 8

// Poor puts signs of ASCII in the place of those that Markdown is drawn with.
var Poor = strings.NewReplacer("─", "-", "│", "|", "┼", "+", "•", "*", "→", "->")

// Turning is what turns the direction of writing around, or ends a line: with it a text reads other than it is.
var Turning = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0x2028, Hi: 0x202e, Stride: 1}, {Lo: 0x2066, Hi: 0x2069,
	Stride: 1}}}
