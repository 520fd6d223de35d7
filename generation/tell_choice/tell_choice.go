// Package tell_choice hands a pool's tokens to a run.
package tell_choice

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/deliver_token"
	"rkllmd/generation/spell_alternatives"
	"rkllmd/generation/spell_token"
)

// TellChoice returns OnToken of the task of run, which is deliver_token.
//
// **Runs on:** any thread; what it returns on the pool's.
func TellChoice(m *engine.Model, run *generation.Run) func(*engine.Task, engine.Choice) bool {
	return func(_ *engine.Task, c engine.Choice) bool {
		token := generation.Token{ID: c.Token, Logprob: float64(c.Logprob), Top: spell_alternatives.SpellAlternatives(m, c.Top)}
		return deliver_token.DeliverToken(run, token, spell_token.SpellToken(m, c.Token))
	}
}
