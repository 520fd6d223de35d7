// Package tokenize_media puts images and videos into a text.
package tokenize_media

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/add_rows"
)

// TokenizeMedia returns the tokens of text, which the prompt of in has become by its template, with each place of an
// image or a video (librkllmrt.MediaMarks) taken by the text before it, the numbers of its rows of embeddings, and the
// text after it. first says that the model's BOS, where it wants one, stands in front.
//
// **Runs on:** any thread. **Holds:** Busy. The error: the template has lost or doubled a place, or add_rows'.
func TokenizeMedia(h *librkllmrt.Handle, in librkllmrt.Input, text string, first bool) ([]int32, error) {
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
		if places := strings.Count(text, mark); places != in.Media[kind].Count {
			return nil, fmt.Errorf("the chat template has made %d %s of the %d of the prompt: such a "+
				"conversation cannot be written with this template",
				places, mark, in.Media[kind].Count)
		}
	}
	before := ""
	for text != "" || before != "" {
		kind, at := -1, len(text)
		for k, mark := range librkllmrt.MediaMarks {
			if i := strings.Index(text[:at], mark); i >= 0 {
				kind, at = k, i
			}
		}
		piece, after := before+text[:at], ""
		if kind >= 0 {
			piece, after = piece+in.Media[kind].Start, in.Media[kind].End
			text = text[at+len(librkllmrt.MediaMarks[kind]):]
		} else {
			text = ""
		}
		more, err := tokenize_text.TokenizeText(h.Model, piece, false, true)
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
