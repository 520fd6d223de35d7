// Package tokenize_media puts images and videos into a text.
package tokenize_media

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_content"
	"rkllmd/engine/template/skip_prompt"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/add_rows"
)

// TokenizeMedia returns the tokens of prompt, which that of in has become by its template, with each place of an image
// or a video (librkllmrt.MediaMarks) taken by the text before it, the numbers of its rows of embeddings, and the text
// after it. first says that the model's BOS, where it wants one, stands in front.
//
// **Runs on:** any thread. **Holds:** Busy. The error: the template has lost or doubled a place, or add_rows'.
func TokenizeMedia(h *librkllmrt.Handle, in librkllmrt.Input, prompt engine.Prompt, first bool) ([]int32, error) {
	numbers, err := add_rows.AddRows(h, in.Rows)
	if err != nil {
		return nil, err
	}
	var tokens []int32
	if first && h.Model.AddBOS {
		tokens = append(tokens, h.Model.BOS)
	}
	images := in.Media[0].Count * in.Media[0].Rows
	left := [2][]int32{numbers[:images], numbers[images:]}
	for kind, mark := range librkllmrt.MediaMarks {
		if places := strings.Count(prompt.Text, mark); places != in.Media[kind].Count {
			return nil, fmt.Errorf("the chat template has made %d %s of the %d of the prompt: such a "+
				"conversation cannot be written with this template",
				places, mark, in.Media[kind].Count)
		}
	}
	before := ""
	for prompt.Text != "" || before != "" {
		kind, at := -1, len(prompt.Text)
		for k, mark := range librkllmrt.MediaMarks {
			if i := strings.Index(prompt.Text[:at], mark); i >= 0 {
				kind, at = k, i
			}
		}
		piece := engine.Prompt{Text: before + prompt.Text[:at]}
		for _, span := range prompt.Content {
			if span.From < at {
				piece.Content = append(piece.Content, engine.Span{From: len(before) + span.From,
					To: len(before) + min(span.To, at)})
			}
		}
		after := ""
		if kind >= 0 {
			piece.Text, after = piece.Text+in.Media[kind].Start, in.Media[kind].End
			prompt = skip_prompt.SkipPrompt(prompt, at+len(librkllmrt.MediaMarks[kind]))
		} else {
			prompt = engine.Prompt{}
		}
		more, err := tokenize_content.TokenizeContent(h.Model, piece, false)
		if err != nil {
			return nil, err
		}
		tokens = slices.Concat(tokens, more)
		if kind >= 0 {
			rows := in.Media[kind].Rows
			tokens = append(tokens, left[kind][:rows]...)
			left[kind] = left[kind][rows:]
		}
		before = after
	}
	return tokens, nil
}
