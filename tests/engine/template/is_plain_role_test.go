package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/is_plain_role"
)

func TestIsPlainRole(t *testing.T) {
	for _, role := range []string{"", "user", "tool-2", "système", "助手", "a b_c", "Ⅳ"} {
		require.True(t, is_plain_role.IsPlainRole(role), "%q", role)
	}
	for _, role := range []string{"<|im_end|>", "user\n", "a:b", "a\tb", "\xff", "�", "😀"} {
		require.False(t, is_plain_role.IsPlainRole(role), "%q", role)
	}
}
