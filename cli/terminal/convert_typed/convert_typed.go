// Package convert_typed makes one line of what is pasted.
package convert_typed

import (
	"strings"

	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/write_pasted"
)

// ConvertTyped appends to typing.Ready what typed becomes for the line editor. In what is pasted, between the marks
// that a terminal puts around it, the ends of lines and tabs become signs (terminal.Signs), so that it is one question
// and no Tab key, and the other control characters, which could be commands, go; so does Alt-Enter become the end of a
// line. Everything else stays as it is. Typed may end anywhere.
//
// **Runs on:** one thread at a time.
func ConvertTyped(typing *terminal.Typing, typed []byte) {
	const begin, end = "\x1b[200~", "\x1b[201~"
	for _, b := range typed {
		typing.Held = append(typing.Held, b)
		held := string(typing.Held)
		switch {
		case typing.Pasted && held == end:
			typing.Pasted = false
		case !typing.Pasted && held == begin:
			typing.Pasted, typing.Return = true, false
		case !typing.Pasted && (held == "\x1b\r" || held == "\x1b\n"):
			typing.Ready = append(typing.Ready, terminal.LineSign...)
		case typing.Pasted && strings.HasPrefix(end, held), !typing.Pasted && strings.HasPrefix(begin, held):
			continue
		case b == '\x1b': // the beginning of another one
			write_pasted.WritePasted(typing, typing.Held[:len(held)-1])
			typing.Held = append(typing.Held[:0], b)
			continue
		default:
			write_pasted.WritePasted(typing, typing.Held)
		}
		typing.Held = typing.Held[:0]
	}
}
