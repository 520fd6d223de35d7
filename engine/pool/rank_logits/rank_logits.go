// Package rank_logits turns logits into probabilities.
package rank_logits

import (
	"math"

	"rkllmd/engine"
)

// RankLogits returns token with its probability by the logits of the whole vocabulary (softmax, in 64-bit floats), and
// the n likeliest tokens; of equally likely ones those with lower ids.
//
// **Runs on:** any thread.
func RankLogits(logits []float32, token int32, n int) engine.Choice {
	top := make([]engine.Logprob, 0, n)
	highest := logits[token]
	for id, logit := range logits {
		highest = max(highest, logit)
		if n == 0 || len(top) == n && logit <= top[n-1].Logprob {
			continue
		}
		if len(top) < n {
			top = append(top, engine.Logprob{})
		}
		i := len(top) - 1
		for ; i > 0 && logit > top[i-1].Logprob; i-- {
			top[i] = top[i-1]
		}
		top[i] = engine.Logprob{Token: int32(id), Logprob: logit}
	}
	sum := 0.0
	for _, logit := range logits {
		sum += math.Exp(float64(logit) - float64(highest))
	}
	whole := float64(highest) + math.Log(sum)
	for i := range top {
		top[i].Logprob = float32(float64(top[i].Logprob) - whole)
	}
	return engine.Choice{Token: token, Logprob: float32(float64(logits[token]) - whole), Top: top}
}
