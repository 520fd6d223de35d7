package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/bind_text_method"
)

func TestBindTextMethod(t *testing.T) {
	text, err := bind_text_method.BindTextMethod("lstrip")("\n a ", nil, exec.NewVarArgs())
	require.NoError(t, err)
	require.Equal(t, "a ", text)
}
