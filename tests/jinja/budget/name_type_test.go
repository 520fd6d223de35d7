package budget_test

import (
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
)

func TestNameType(t *testing.T) {
	for want, v := range map[string]jinja.Value{
		"NoneType": nil, "bool": true, "int": int64(1), "float": 1.5, "str": &jinja.Text{},
		"Markup": &jinja.Text{Safe: true}, "list": &jinja.List{}, "tuple": &jinja.List{Tuple: true},
		"dict": &jinja.Dict{}, "range": &jinja.Range{},
		"dict_keys": &jinja.View{Kind: "dict_keys"}, "generator": &jinja.Iterator{Kind: "generator"},
	} {
		require.Equal(t, want, name_type.NameType(v))
	}
	require.Equal(t, "int", name_type.NameType(big.NewInt(1)))
}
