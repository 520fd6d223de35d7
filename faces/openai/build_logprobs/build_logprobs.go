// Package build_logprobs makes the logprobs of an answer, or of a chunk.
package build_logprobs

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/format_token"
)

// BuildLogprobs returns told, the logprobs of the next tokens of l, in the form of chat completions or of completions,
// where the chosen token is one of the likely ones, too, as clients expect who look how likely it was beside them.
//
// **Runs on:** one thread at a time.
func BuildLogprobs(l *openai.LogprobState, chat bool, told []openai.Logprob) any {
	if chat {
		return openai.ChatLogprobs{Content: append([]openai.Logprob{}, told...)}
	}
	list := openai.TextLogprobs{Tokens: []string{}, TokenLogprobs: []float64{}, TopLogprobs: []map[string]float64{},
		TextOffset: []int{}}
	for _, token := range told {
		top := map[string]float64{format_token.FormatToken(token): token.Logprob}
		for _, other := range token.TopLogprobs {
			top[format_token.FormatToken(other)] = other.Logprob
		}
		list.Tokens = append(list.Tokens, format_token.FormatToken(token))
		list.TokenLogprobs = append(list.TokenLogprobs, token.Logprob)
		list.TopLogprobs, list.TextOffset = append(list.TopLogprobs, top), append(list.TextOffset, l.Offset)
		for _, b := range token.Bytes {
			if b&0xC0 != 0x80 { // a character begins
				l.Offset++
			}
		}
	}
	return list
}
