package jinja_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/read_json_value"
)

func TestReadJSONValue(t *testing.T) {
	v, err := read_json_value.ReadJSONValue([]byte(`{"b": [1, 2.0, null, true, 12345678901234567890], "a": "é"}`))
	require.NoError(t, err)
	d := v.(*jinja.Dict)
	require.Equal(t, "b", d.Keys[0].(*jinja.Text).String)
	require.Equal(t, "a", d.Keys[1].(*jinja.Text).String)
	require.Equal(t, jinja.FromValue, d.Values[1].(*jinja.Text).Mark)
	big, _ := new(big.Int).SetString("12345678901234567890", 10)
	require.Equal(t, []jinja.Value{int64(1), 2.0, nil, true, big}, d.Values[0].(*jinja.List).Items)
	for _, wrong := range []string{"", "{", `{"a"}`, "[1,]", "nul", "1 2", `"`, "NaN!"} {
		_, err := read_json_value.ReadJSONValue([]byte(wrong))
		require.Error(t, err, wrong)
	}
}
