package template_test

import (
	"strings"
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template"
	"rkllmd/engine/template/raise_exception"
)

func TestRaiseException(t *testing.T) {
	for words, want := range map[string]string{"no such role": "no such role", strings.Repeat("é", 300): strings.Repeat(
		"é", 200)} {
		require.PanicsWithValue(t, template.Stop{Reason: want, Raised: true}, func() {
			raise_exception.RaiseException(&exec.VarArgs{Args: []*exec.Value{exec.AsValue(words)}})
		})
	}
	require.Panics(t, func() { raise_exception.RaiseException(exec.NewVarArgs()) })
}
