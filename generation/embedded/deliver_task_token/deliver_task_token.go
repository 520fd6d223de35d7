// Package deliver_task_token hands a pool's tokens to a run.
package deliver_task_token

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/detokenize_alternatives"
	"rkllmd/generation/embedded/detokenize_piece"
	"rkllmd/generation/run/deliver_token"
)

// DeliverTaskToken returns OnToken of the task of run, which is deliver_token.
//
// **Runs on:** any thread. What it returns runs on the pool's thread.
func DeliverTaskToken(m *engine.Model, run *generation.Run) func(*engine.Task, engine.Choice) bool {
	return func(_ *engine.Task, c engine.Choice) bool {
		token := generation.Token{ID: c.Token, Logprob: float64(c.Logprob),
			Top: detokenize_alternatives.DetokenizeAlternatives(m, c.Top)}
		return deliver_token.DeliverToken(run, token, detokenize_piece.DetokenizePiece(m, run, c.Token))
	}
}
