package signs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/signs/choose_sign"
)

func TestChooseSign(t *testing.T) {
	require.Equal(t, "─┼─ • a", choose_sign.ChooseSign(false, "─┼─ • a"))
	require.Equal(t, "-+- * a", choose_sign.ChooseSign(true, "─┼─ • a"))
}
