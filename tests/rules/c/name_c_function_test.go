package c_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/c/name_c_function"
)

func TestNameCFunction(t *testing.T) {
	heads := map[string]string{
		"int f(void)": "f",
		"static struct s *rkllmd_f2 (int a(int))\n": "rkllmd_f2",
		"__attribute__((aligned(8))) int f(void)":   "f",
		"void\nf(void) __attribute__((noinline))":   "f",
		"int a;": "",
		"":       "",
	}
	for head, want := range heads {
		require.Equal(t, want, name_c_function.NameCFunction(head), head)
	}
}
