package budget_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

func TestFailRender(t *testing.T) {
	t.Run("at a node", func(t *testing.T) {
		defer func() { require.Equal(t, &jinja.Failure{Start: 3, End: 7, Reason: "no 5"}, recover()) }()
		fail_render.FailRender(&jinja.Machine{At: &jinja.Node{Start: 3, End: 7}}, "no %d", 5)
	})
	t.Run("nowhere", func(t *testing.T) {
		defer func() { require.Equal(t, &jinja.Failure{Start: -1, Reason: "wrong"}, recover()) }()
		fail_render.FailRender(nil, "wrong")
	})
}
