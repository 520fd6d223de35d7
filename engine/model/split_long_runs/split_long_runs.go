// Package split_long_runs cuts texts that would overrun a tokenizer's stack.
package split_long_runs

import (
	"unicode"
	"unicode/utf8"

	"rkllmd/engine/model"
	"rkllmd/engine/model/find_cut"
)

// SplitLongRuns cuts text into pieces, in order and without loss, such that none holds more than engine.LongestRun
// characters without a change between blank and not blank, nor much more than engine.LongestPiece bytes. Most texts are
// one piece. The texts of special tokens are never cut.
//
// llama.cpp splits texts for byte-pair encoding with a recursive regular expression, 300 bytes of stack a character of
// a match: 26,000 blanks end the process. And it looks for special tokens in time that grows with the square of their
// number.
//
// Cuts are made where those expressions cut as well, if there is such a place: where a word ends before a sign or a
// blank. Else the tokens next to a cut may differ from those of the whole text.
//
// **Runs on:** any thread.
func SplitLongRuns(text string, specials []string) []string {
	if len(text) <= model.LongestRun {
		return []string{text}
	}
	var pieces []string
	start, seam, run := 0, 0, 0 // the piece, the latest good place to cut the run (0: none) and the run's characters
	blank, letter := false, false
	for i, r := range text {
		wasBlank, wasLetter, cut := blank, letter, 0
		blank, letter = unicode.IsSpace(r), unicode.In(r, unicode.L, unicode.M, unicode.N)
		switch {
		case blank != wasBlank:
			seam, run = 0, 0
			if long := i - start; blank && (long >= model.LongestPiece && wasLetter && r == ' ' ||
				long >= 2*model.LongestPiece) {
				cut = find_cut.FindCut(text, i, specials)
			}
		case wasLetter && !letter && r != '\'':
			seam = i
		}
		if run >= model.LongestRun {
			if cut = find_cut.FindCut(text, seam, specials); cut <= start {
				cut = find_cut.FindCut(text, i, specials)
			}
		}
		if cut > start {
			pieces = append(pieces, text[start:cut])
			start, seam, run = cut, 0, utf8.RuneCountInString(text[cut:i])
		}
		run++
	}
	return append(pieces, text[start:])
}
