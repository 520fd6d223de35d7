// Package build_document makes an answer, or a chunk of one.
package build_document

import (
	"rkllmd/faces/openai"
)

// BuildDocument returns the document of answer with these choices, and the usage where it is told. A chunk is one of a
// stream. The tokens of a prompt count once, however many choices there are to it.
//
// **Runs on:** any thread. With usage all runs have ended.
func BuildDocument(answer *openai.Answer, choices []openai.Choice, usage bool) openai.Document {
	document := openai.Document{ID: answer.ID, Object: openai.ObjectText, Created: answer.Created, Model: answer.Model,
		Choices: append([]openai.Choice{}, choices...)}
	switch {
	case answer.Chat && answer.Events:
		document.Object = openai.ObjectChunk
	case answer.Chat:
		document.Object = openai.ObjectChat
	}
	if !usage {
		return document
	}
	document.Usage = &openai.Usage{PromptDetails: map[string]int{"cached_tokens": 0}}
	for _, reply := range answer.Replies {
		used := reply.Last.Usage
		document.Usage.CompletionTokens += used.Generated
		if reply.Index%answer.Count == 0 {
			document.Usage.PromptTokens += used.Prompt
			document.Usage.PromptDetails["cached_tokens"] += used.Reused
		}
	}
	document.Usage.TotalTokens = document.Usage.PromptTokens + document.Usage.CompletionTokens
	return document
}
