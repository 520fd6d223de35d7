// Package measure_header measures the header of a message in an answer of channels.
package measure_header

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/run"
)

// MeasureHeader returns how many bytes at the beginning of text a header may have that its mark "<|message|>" ends:
// marks, and letters, digits and some signs behind the first mark or "to=functions.". All of text: it may go on.
//
// **Runs on:** any thread.
func MeasureHeader(text string) int {
	at := 0
	for at < len(text) {
		rest, step := text[at:], 0
		if strings.HasPrefix(run.HeaderEnd, rest) && rest != run.HeaderEnd {
			return len(text)
		}
		if at >= run.MaxHeader || strings.HasPrefix(rest, run.HeaderEnd) {
			return at
		}
		for _, mark := range generation.ChannelMarks[3:6] {
			if strings.HasPrefix(rest, mark) {
				step = len(mark)
			} else if strings.HasPrefix(mark, rest) {
				return len(text)
			}
		}
		if trimmed := strings.TrimPrefix(rest, " "); at == 0 && step == 0 {
			if strings.HasPrefix(run.HeaderCall, trimmed) && trimmed != run.HeaderCall {
				return len(text)
			}
			if strings.HasPrefix(trimmed, run.HeaderCall) {
				step = len(rest) - len(trimmed) + len(run.HeaderCall)
			}
		}
		if step == 0 && at > 0 && strings.IndexByte(run.HeaderSigns, rest[0]) >= 0 {
			step = 1
		}
		if step == 0 {
			return at
		}
		at += step
	}
	return at
}
