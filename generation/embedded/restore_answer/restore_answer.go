// Package restore_answer brings a run to where its answer is.
package restore_answer

import (
	"rkllmd/engine"
	"rkllmd/engine/sampler/choose_replay"
	"rkllmd/generation"
	"rkllmd/generation/embedded/detokenize_piece"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/deliver_token"
)

// RestoreAnswer tells run, which has its task, the tokens of Request.Given that the model m will not choose once more.
// What stands in the sampling's changes then is in force.
//
// **Runs on:** any thread. The run has not begun. Errors: ErrInvalid where the answer has ended with these tokens.
func RestoreAnswer(m *engine.Model, run *generation.Run) error {
	t := run.Task
	for i, token := range t.Given[:choose_replay.ChooseReplay(t)] {
		piece := detokenize_piece.DetokenizePiece(m, run, token)
		if deliver_token.DeliverToken(run, generation.Token{ID: token}, piece) {
			return name_error.NameError(generation.ErrInvalid,
				"the answer that is given ends with its token %d: there is nothing to go on with", i)
		}
	}
	for _, change := range t.Changes {
		run.Sampling = change.Sampling
	}
	return nil
}
