// Package append_held puts a piece of an answer behind what is held of it.
package append_held

import "rkllmd/generation"

// AppendHeld puts text behind s.Held. What is held is the end of one buffer that grows: pieces are not copied again and
// again, and earlier texts that were cut from it stay as they are.
//
// **Runs on:** the backend's thread.
func AppendHeld(s *generation.CallState, text string) {
	if s.Held == "" || s.Buffer.Len() < len(s.Held) {
		s.Buffer.Reset()
		s.Buffer.WriteString(s.Held)
	}
	length := len(s.Held) + len(text)
	s.Buffer.WriteString(text)
	all := s.Buffer.String()
	s.Held = all[len(all)-length:]
}
