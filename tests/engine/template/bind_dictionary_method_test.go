package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/bind_dictionary_method"
)

func TestBindDictionaryMethod(t *testing.T) {
	dictionary := exec.AsValue(&exec.Dict{Pairs: []*exec.Pair{{Key: exec.AsValue("z"), Value: exec.AsValue(1)}}})
	value, err := bind_dictionary_method.BindDictionaryMethod("get")(nil, dictionary,
		&exec.VarArgs{Args: []*exec.Value{exec.AsValue("z")}})
	require.NoError(t, err)
	require.Equal(t, 1, value)
}
