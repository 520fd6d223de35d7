package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/prepare_constraint"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestPrepareConstraint(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	digits, err := tokenize_text.TokenizeText(m, "012", false, false)
	require.NoError(t, err)
	task := &engine.Task{}
	require.NoError(t, prepare_constraint.PrepareConstraint(m, task))
	require.Nil(t, task.Constraint, "it has no grammar")
	for bound, fits := range map[bool]int32{false: digits[0], true: digits[2]} {
		task = &engine.Task{Grammar: `root ::= "012"`, Bound: bound, Tokens: []int32{300}, Given: digits[:2]}
		require.NoError(t, prepare_constraint.PrepareConstraint(m, task))
		for _, digit := range digits {
			require.Equal(t, digit == fits, is_fitting.IsFitting(task.Constraint, digit), "it has begun: %t", bound)
		}
	}
	require.ErrorContains(t, prepare_constraint.PrepareConstraint(m, &engine.Task{Grammar: "root ::= missing"}),
		"there is no rule missing")
	require.ErrorContains(t, prepare_constraint.PrepareConstraint(m, &engine.Task{Grammar: `root ::= "012"`,
		Bound: true, Given: []int32{digits[0], 300}}), "token 1 of what is there is 300")
	require.NoError(t, prepare_constraint.PrepareConstraint(m, &engine.Task{Grammar: `root ::= "012"`, Bound: true,
		Given: []int32{300, 301}, BoundAt: 2}), "thoughts alone are there")
}
