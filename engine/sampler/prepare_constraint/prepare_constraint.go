// Package prepare_constraint prepares what holds an answer to its grammar.
package prepare_constraint

import (
	"rkllmd/engine"
	"rkllmd/engine/sampler/choose_replay"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/restore_constraint"
)

// PrepareConstraint makes the constraint of t, an answer of model m, if it has a grammar, and brings it to where the
// answer is. It is done before t waits for its slot: a long answer takes a while, which other answers do not wait.
//
// **Runs on:** any thread. Errors are create_grammar's and restore_constraint's.
func PrepareConstraint(m *engine.Model, t *engine.Task) error {
	if t.Grammar == "" {
		return nil
	}
	held, err := create_grammar.CreateGrammar(m, t.Grammar, t.Marks)
	if err != nil {
		return err
	}
	t.Constraint = held
	given := t.Given[:choose_replay.ChooseReplay(t)]
	if !t.Bound || t.BoundAt >= len(given) {
		return nil // the grammar begins with what will be chosen
	}
	return restore_constraint.RestoreConstraint(held, given, t.BoundAt)
}
