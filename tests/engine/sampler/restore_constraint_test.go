package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/restore_constraint"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestRestoreConstraint(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	digits, err := tokenize_text.TokenizeText(m, "0123", false, false)
	require.NoError(t, err)
	require.Len(t, digits, 4)
	for name, c := range map[string]struct {
		boundAt   int
		generated int
		next      int32
		err       string
	}{
		"from the start": {0, 2, digits[2], ""},
		"behind thoughts": {3, 5, digits[2],
			""},
		"at its start": {5, 5, digits[0], ""},
		"another one": {1, 4, 0,
			"the answer cannot go on: token 1 of what is there is 77, which does not fit the grammar"},
	} {
		t.Run(name, func(t *testing.T) {
			held, err := create_grammar.CreateGrammar(m, `root ::= "0123"`, nil)
			require.NoError(t, err)
			task := &engine.Task{Bound: true, BoundAt: c.boundAt, Generated: c.generated,
				Tokens: []int32{300, 301, 77, 77, 77, digits[0], digits[1]}}
			err = restore_constraint.RestoreConstraint(held, task)
			if c.err != "" {
				require.EqualError(t, err, c.err)
				return
			}
			require.NoError(t, err)
			for _, digit := range digits {
				require.Equal(t, digit == c.next, is_fitting.IsFitting(held, digit))
			}
		})
	}
}
