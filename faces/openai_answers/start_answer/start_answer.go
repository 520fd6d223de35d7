// Package start_answer begins a generation.
package start_answer

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/get_model"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/openai_answers/build_requests"
	"rkllmd/faces/openai_answers/queue_choice"
	"rkllmd/faces/openai_answers/start_runs"
	"rkllmd/generation"
	"rkllmd/models/name_model"
)

// StartAnswer begins the generations for body, which answer tells. A chat's stream begins with the role of each choice.
//
// **Runs on:** the request's goroutine.
func StartAnswer(answer *openai.Answer, body *openai.Body) ([]*generation.Run, *openai.Refusal) {
	backend, refusal := get_model.GetModel(answer.Host, answer.Hub, body.Model)
	if refusal != nil {
		return nil, refusal
	}
	if answer.Model == "" {
		answer.Model = name_model.NameModel(backend.Model)
	}
	if most := max(1, backend.Capabilities.Sequences); answer.Count > most {
		return nil, refuse_member.RefuseMember("n",
			"n is %d; it is %d at most here, because so many answers are computed at once "+
				"(--sequences)", answer.Count, most)
	}
	requests := build_requests.BuildRequests(backend, body, answer.Client, answer.Count)
	for i := range requests {
		answer.Replies = append(answer.Replies, &openai.Reply{Answer: answer, Index: i,
			Logprobs: openai.LogprobState{Wanted: body.Alternatives >= 0}})
	}
	for i := 0; answer.Events && answer.Chat && i < len(requests); i++ {
		queue_choice.QueueChoice(answer, &openai.Choice{Index: i, Delta: &openai.Delta{Role: "assistant",
			Content: new(string)}})
	}
	return start_runs.StartRuns(answer, backend, requests)
}
