// Package kakeya_note_prompt notes what a backend is given.
package kakeya_note_prompt

import "rkllmd/generation"

// KakeyaNotePrompt returns a Backend.Start that notes the request's tokens, and begins nothing.
func KakeyaNotePrompt(given *[]int32) func(*generation.Run) error {
	return func(run *generation.Run) error {
		*given = run.Request.Tokens
		return nil
	}
}
