package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/refuse_pinned"
)

func TestRefusePinned(t *testing.T) {
	refusal := refuse_pinned.RefusePinned("a", false)
	require.Equal(t, 409, refusal.Status)
	require.Equal(t, "model_pinned", *refusal.Fault.Code)
	require.Equal(t, `model_pinned: the model "a" stays: rkllm.init has loaded it (JSON-RPC, --model), and rkllm.destroy `+
		`unloads it`, refusal.Fault.Message)
	require.Contains(t, refuse_pinned.RefusePinned("a", true).Fault.Message, "--preload")
}
