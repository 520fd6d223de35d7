// Package start_runs begins the generations of an answer.
package start_runs

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/deliver_event"
	"rkllmd/faces/openai_answers/refuse_run"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/web/abort_runs"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
)

// StartRuns begins the generations that backend is asked for, one for each reply of answer. Where one cannot begin, the
// others are ended again.
//
// **Runs on:** the request's goroutine. It may wait for the end of runs that it has begun.
func StartRuns(answer *openai.Answer, backend *generation.Backend, requests []generation.Request) ([]*generation.Run,
	*openai.Refusal) {
	var runs []*generation.Run
	for i, request := range requests {
		run, err := start_generation.StartGeneration(backend, request,
			on_event.OnEvent(answer.Host, answer.Replies[i], deliver_event.DeliverEvent))
		if err == nil {
			runs = append(runs, run)
			continue
		}
		abort_runs.AbortRuns(runs)
		for _, begun := range runs {
			<-begun.Done
		}
		return nil, refuse_run.RefuseRun(answer, err)
	}
	return runs, nil
}
