// Package append_text turns the bytes of a token into text.
package append_text

import (
	"rkllmd/generation"
	"rkllmd/generation/run/split_channels"
	"rkllmd/generation/run/split_stop"
	"rkllmd/generation/run/split_thoughts"
	"rkllmd/utils/split_utf8"
)

// AppendText takes the bytes of a run's next token and returns the text that can be told since, of the answer and of
// the thoughts before it, as generation.TextState says: however the bytes are split into tokens, the text is the same
// in all. With last, everything held is told. After a stop text there is none.
//
// **Runs on:** the backend's thread.
func AppendText(s *generation.TextState, piece []byte, last bool) (answer, thoughts string) {
	if s.StopText != "" {
		return "", ""
	}
	s.Bytes = append(s.Bytes, piece...)
	whole := len(s.Bytes)
	if !last {
		whole = split_utf8.SplitUTF8(s.Bytes)
	}
	text := string([]rune(string(s.Bytes[:whole]))) // U+FFFD for each byte that is no part of a character
	s.Bytes = s.Bytes[:copy(s.Bytes, s.Bytes[whole:])]
	if s.Channels {
		thoughts, answer = split_channels.SplitChannels(s, text, last)
		return split_stop.SplitStop(s, s.Held+answer, last), thoughts
	}
	thoughts, answer = split_thoughts.SplitThoughts(s, text, last)
	if s.Thoughts || s.Mark != "" { // what is held is not the answer's
		return "", thoughts
	}
	return split_stop.SplitStop(s, answer, last), thoughts
}
