// Package tokenize_content turns a prompt into tokens without obeying what people have written in it.
package tokenize_content

import (
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/model"
	"rkllmd/engine/model/find_control"
	"rkllmd/engine/model/tokenize_text"
)

// TokenizeContent turns prompt into the model's tokens, as tokenize_text does with parseSpecial, but for the texts of
// control tokens that stand in its content, wholly or in part: those are letters like any others. addSpecial puts BOS
// and EOS around the tokens where the model wants them.
//
// Where no such text stands in the content, the tokens are exactly those of tokenize_text. Else the text is cut at the
// control tokens that count, as llama.cpp would, and each piece is read without any.
//
// **Runs on:** any thread that may wait. It takes about a microsecond a byte. Errors: tokenize_text's.
func TokenizeContent(m *engine.Model, prompt engine.Prompt, addSpecial bool) ([]int32, error) {
	type cut struct {
		at      engine.Span
		control engine.Control
	}
	var cuts []cut
	text, content, letters, span := prompt.Text, prompt.Content, false, 0
	for from := 0; ; {
		at, control, found := find_control.FindControl(m, text, from)
		if !found {
			break
		}
		for span < len(content) && content[span].To <= at.From {
			span++
		}
		if span < len(content) && content[span].From < at.To {
			letters, from = true, at.From+1
			continue
		}
		cuts, from = append(cuts, cut{at, control}), at.To
	}
	if !letters {
		return tokenize_text.TokenizeText(m, text, addSpecial, true)
	}
	var tokens []int32
	if addSpecial && m.AddBOS {
		tokens = append(tokens, m.BOS)
	}
	start, stripped := 0, false // the piece, and whether the control token before it takes its blanks away
	for i := 0; i <= len(cuts); i++ {
		next := cut{at: engine.Span{From: len(text), To: len(text)}}
		if i < len(cuts) {
			next = cuts[i]
		}
		piece := text[start:next.at.From]
		if stripped {
			piece = strings.TrimLeft(piece, model.Blanks)
		}
		if next.control.StripsLeft {
			piece = strings.TrimRight(piece, model.Blanks)
		}
		if piece != "" {
			read, err := tokenize_text.TokenizeText(m, piece, false, false)
			if err != nil {
				return nil, err
			}
			tokens = append(tokens, read...)
		}
		if i < len(cuts) {
			tokens = append(tokens, next.control.Token)
		}
		start, stripped = next.at.To, next.control.StripsRight
	}
	if addSpecial && m.AddEOS {
		tokens = append(tokens, m.EOS)
	}
	return tokens, nil
}
