package conversation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation/check_special"
	"rkllmd/generation"
)

func TestCheckSpecial(t *testing.T) {
	yes, no := true, false
	for _, test := range []struct {
		special      *bool
		raw, letters bool
	}{{nil, true, false}, {nil, false, false}, {&yes, true, false}, {&no, true, true}, {&no, false, false}} {
		letters, err := check_special.CheckSpecial(test.special, test.raw)
		require.NoError(t, err)
		require.Equal(t, test.letters, letters)
	}
	_, err := check_special.CheckSpecial(&yes, false)
	require.ErrorContains(t, err, `"special" is true, but only a prompt that goes to the model as it is`)
	require.ErrorIs(t, err, generation.ErrInvalid)
}
