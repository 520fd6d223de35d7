// Package split_channels tells thoughts from the answer of a model that writes in channels.
package split_channels

import (
	"rkllmd/generation"
	"rkllmd/generation/run/find_mark"
	"rkllmd/generation/run/read_header"
)

// SplitChannels takes the next characters of an answer in channels and returns those that surely are thoughts, and
// those that surely are the answer, however the text is split. The header of a message to a function is a part of the
// answer: calls are looked for there. What has no header is answer, and a header that the end cuts off is left out.
//
// **Runs on:** the backend's thread.
func SplitChannels(s *generation.TextState, text string, last bool) (thoughts, answer string) {
	text, s.Header = s.Header+text, ""
	for known := true; text != "" && known; {
		if s.Channel == generation.ChannelHeader {
			var told string
			told, text, known = read_header.ReadHeader(s, text)
			answer += told
			continue
		}
		var at, end int
		at, end, known = find_mark.FindMark(text, last)
		if s.Channel == generation.ChannelThoughts {
			thoughts += text[:at]
		} else {
			answer += text[:at]
		}
		if known && at < len(text) {
			s.Channel = generation.ChannelHeader
			at = end
		}
		text = text[at:]
	}
	if !last {
		s.Header = text
	}
	return thoughts, answer
}
