package text_method_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/text_method"
)

func TestTextMethod(t *testing.T) {
	text, err := text_method.TextMethod("lstrip")("\n a ", nil, exec.NewVarArgs())
	require.NoError(t, err)
	require.Equal(t, "a ", text)
}
