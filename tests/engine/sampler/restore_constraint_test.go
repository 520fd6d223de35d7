package sampler_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/restore_constraint"
	"rkllmd/grammar"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestRestoreConstraint(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	digits, err := tokenize_text.TokenizeText(m, "0123", false, false)
	require.NoError(t, err)
	require.Len(t, digits, 4)
	answer := []int32{300, 301, 77, 77, 77, digits[0], digits[1]}
	for name, c := range map[string]struct {
		answer []int32
		from   int
		next   int32
	}{
		"from the start":  {answer[5:], 0, digits[2]},
		"behind thoughts": {answer, 5, digits[2]},
		"at its start":    {answer[:5], 5, digits[0]},
	} {
		t.Run(name, func(t *testing.T) {
			held, err := create_grammar.CreateGrammar(m, `root ::= "0123"`, nil)
			require.NoError(t, err)
			require.NoError(t, restore_constraint.RestoreConstraint(held, c.answer, c.from))
			for _, digit := range digits {
				require.Equal(t, digit == c.next, is_fitting.IsFitting(held, digit))
			}
		})
	}
	held, err := create_grammar.CreateGrammar(m, `root ::= "0123"`, nil)
	require.NoError(t, err)
	require.EqualError(t, restore_constraint.RestoreConstraint(held, answer, 4),
		"the answer cannot go on: token 4 of what is there is 77, which does not fit the grammar")

	held, err = create_grammar.CreateGrammar(m, `root ::= "0" root "1" | "0" root "2" | "#"`, nil)
	require.NoError(t, err)
	require.ErrorIs(t, restore_constraint.RestoreConstraint(held, slices.Repeat(digits[:1], 30), 0),
		grammar.ErrTooManyWays, "twice as many ways with each")

	held, err = create_grammar.CreateGrammar(m, `root ::= ([0-9] [0-9] | [0-9]{3} | [0-9]?){2000}`, nil)
	require.NoError(t, err)
	require.ErrorIs(t, restore_constraint.RestoreConstraint(held, slices.Repeat(digits[:1], 4_000), 0),
		grammar.ErrTooOften, "some 20,000 places with each")
}
