// Package take_answer takes what is to be sent of an answer.
package take_answer

import "rkllmd/faces/kakeya"

// TakeAnswer returns what has come since the last call: how many tokens of the history were truncated, tokens, and
// whether those are the last ones. The caller may keep tokens until the next call and gives a slice of theirs back as
// spare.
//
// **Runs on:** any thread. **Holds:** Answer.Mu.
func TakeAnswer(answer *kakeya.Answer, spare []uint32) (dropped int, tokens []uint32, ended bool) {
	answer.Mu.Lock()
	defer answer.Mu.Unlock()
	dropped, tokens = answer.Dropped, answer.Tokens
	answer.Dropped, answer.Tokens = 0, spare[:0]
	return dropped, tokens, answer.Ended
}
