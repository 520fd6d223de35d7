// Package build_document makes an answer, or a chunk of one.
package build_document

import (
	"rkllmd/faces/openai"
)

// BuildDocument returns the document of answer with this choice, nil: the chunk that has only the usage. A chunk is
// one of a stream; the usage is told at the end.
//
// **Runs on:** any thread.
func BuildDocument(answer *openai.Answer, choice *openai.Choice, usage bool) openai.Document {
	document := openai.Document{ID: answer.ID, Object: openai.ObjectText, Created: answer.Created, Model: answer.Model,
		Choices: []openai.Choice{}}
	switch {
	case answer.Chat && answer.Events:
		document.Object = openai.ObjectChunk
	case answer.Chat:
		document.Object = openai.ObjectChat
	}
	if choice != nil {
		document.Choices = append(document.Choices, *choice)
	}
	if used := answer.Last.Usage; usage {
		document.Usage = &openai.Usage{PromptTokens: used.Prompt, CompletionTokens: used.Generated,
			TotalTokens: used.Prompt + used.Generated, PromptDetails: map[string]int{"cached_tokens": used.Reused}}
	}
	return document
}
