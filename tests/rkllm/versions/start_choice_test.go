package versions_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/start_choice"
)

func TestStartChoice(t *testing.T) {
	v := &rkllm.Versions{Held: &rkllm.HeldEnd{}}
	start_choice.StartChoice(v)
	require.True(t, v.Choosing)
	require.Nil(t, v.Held, "the version that was tried before had no model")
}
