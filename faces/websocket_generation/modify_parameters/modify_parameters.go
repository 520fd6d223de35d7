// Package modify_parameters changes the parameters of a generation.
package modify_parameters

import (
	"fmt"
	"strings"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/merge_sampling"
	"rkllmd/faces/websocket"
	"rkllmd/generation/steering/modify_generation"
)

// ModifyParameters sets the parameters of g that p has; they were checked before. They hold from the next token on, and
// for regenerate. words is the text of the status message to the client. All other parameters stay as they are.
//
// **Runs on:** any thread. **Holds:** g.Mu (the caller); takes the run's. Errors: modify_generation's; then nothing has
// changed.
func ModifyParameters(g *websocket.Generation, p stream.Parameters) (words string, err error) {
	if run := g.Run; run != nil {
		run.Mu.Lock()
		sampling := run.Sampling
		run.Mu.Unlock()
		if err = modify_generation.ModifyGeneration(run, merge_sampling.MergeSampling(sampling, p)); err != nil {
			return "", err
		}
	}
	g.Modified = true
	var changed []string
	to := &g.Config.Parameters
	for _, number := range []struct {
		name string
		from *float32
		to   **float32
	}{{"temperature", p.Temperature, &to.Temperature}, {"top_p", p.TopP, &to.TopP}, {"min_p", p.MinP, &to.MinP},
		{"repetition_penalty", p.RepetitionPenalty, &to.RepetitionPenalty},
		{"frequency_penalty", p.FrequencyPenalty, &to.FrequencyPenalty},
		{"presence_penalty", p.PresencePenalty, &to.PresencePenalty}} {
		if number.from != nil {
			*number.to = number.from
			changed = append(changed, fmt.Sprintf("%s %v", number.name, *number.from))
		}
	}
	if p.TopK != nil {
		to.TopK = p.TopK
		changed = append(changed, fmt.Sprintf("top_k %d", *p.TopK))
	}
	return "From the next token on: " + strings.Join(changed, ", ") + ".", nil
}
