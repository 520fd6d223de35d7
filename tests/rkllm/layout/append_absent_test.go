package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_absent"
)

func TestAppendAbsent(t *testing.T) {
	for generation, want := range []string{`x,"logits":null,"perf":null`, `x,"perf":null`, `x,"perf":null`, "x", "x"} {
		require.Equal(t, want, string(append_absent.AppendAbsent([]byte("x"), rkllm.Layouts[generation].Result)))
	}
}
