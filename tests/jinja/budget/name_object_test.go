package budget_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_object"
)

func TestNameObject(t *testing.T) {
	for want, v := range map[string]jinja.Value{
		"dict": &jinja.Dict{}, "Undefined": &jinja.Undefined{}, "range": &jinja.Range{}, "Macro": &jinja.Macro{},
		"LoopContext": &jinja.Loop{}, "Namespace": &jinja.Namespace{}, "Cycler": &jinja.Cycler{},
		"Joiner": &jinja.Joiner{},
	} {
		require.Equal(t, want, name_object.NameObject(v))
	}
}
