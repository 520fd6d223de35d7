package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/set_value"
	"rkllmd/jinja"
)

func TestSetValue(t *testing.T) {
	values := &jinja.Dict{}
	require.NoError(t, set_value.SetValue(values, "a", ""))
	require.NoError(t, set_value.SetValue(values, "b", " 7 "))
	require.ErrorContains(t, set_value.SetValue(values, "c", "[7"), "c is no JSON text: ")
	require.Equal(t, []jinja.Value{nil, int64(7)}, values.Values)
	require.Equal(t, []jinja.Value{&jinja.Text{String: "a"}, &jinja.Text{String: "b"}}, values.Keys)
}
