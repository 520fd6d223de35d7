// Package add_token adds a token to a vocabulary.
package add_token

import "rkllmd/demo"

// AddToken returns the id of the token with this text, which it adds to the vocabulary when it is not there yet. Tokens
// that were added earlier have the better score: they are what SentencePiece merges first.
//
// **Runs on:** any thread.
func AddToken(v *demo.Vocabulary, text string, kind int32) int {
	id, there := v.IDs[text]
	if !there {
		id = len(v.Texts)
		v.IDs[text] = id
		v.Texts = append(v.Texts, text)
		v.Types = append(v.Types, kind)
		v.Scores = append(v.Scores, -float32(id))
	}
	return id
}
