// Package pool_task makes a task for a test.
package pool_task

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/tests/support/engine/pool_on_end"
	"rkllmd/tests/support/engine/pool_on_token"
)

// PoolTask makes a task that generates count tokens behind tokens, and a channel that is closed when it has ended.
// onToken, unless nil, is told of each.
func PoolTask(tokens []int32, count int, onToken func(*engine.Task, engine.Choice) bool) (*engine.Task, chan struct{}) {
	done := make(chan struct{})
	if onToken == nil {
		onToken = pool_on_token.PoolOnToken
	}
	return &engine.Task{Tokens: slices.Clone(tokens), MaxTokens: count, OnToken: onToken, OnEnd: pool_on_end.PoolOnEnd(
		done),
		Sampling: engine.Sampling{TopK: 40, TopP: 0.95, Temperature: 1, RepeatPenalty: 1.1, Seed: 7}}, done
}
