package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallJoiner(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set j = joiner('; ') %}{{ j() }}a{{ j() }}b{{ j() }}{% set k = joiner() %}{{ k() }}{{ k() }}`, `a; b; , `},
	})
}
